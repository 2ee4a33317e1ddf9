import 'react';

/** React passes them on, and its types do not know them yet (HTML, the command attribute). */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close' | 'request-close';
    readonly commandfor?: string;
  }
}
