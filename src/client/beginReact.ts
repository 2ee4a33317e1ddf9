// React is a CommonJS module: imported by itself, webpack would make a namespace of it, and send all visitors what makes one.
import 'react-dom/client';
