import '#src/specimens/GalleryDocument.module.css';
import { copyOnClick } from '#src/specimens/copyOnClick.ts';

copyOnClick(document);
