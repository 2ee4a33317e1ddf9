import { startChat } from '#src/visitor/browser/startChat.ts';
import { startTags } from '#src/visitor/browser/startTags.ts';
import type { VisitorContext } from '#src/visitor/browser/VisitorContext.ts';

/** Starts what a page does for and with its visitor, once it is drawn and the browser has nothing better to do. */
export function startVisitor(context: VisitorContext): void {
  startTags(context);
  startChat(context);
}
