import { hash } from 'node:crypto';

/** @returns what tells a text, or the bytes of it in UTF-8, from every other */
export const hashText = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');
