import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SendProblem } from '#src/forms/api/sendForm.ts';
import type { RuleName } from '#src/forms/data/formDefinition.ts';

/** What a broken rule says: in English word for word as SPEC part 5. */
export const ruleMessages: Readonly<Record<RuleName, MessageDescriptor>> = {
  required: msg`This field is required`,
  allowFalse: msg`This field is required`,
  email: msg`Invalid email address`,
  numeric: msg`Must contain only numbers`,
  fileSize: msg`The file upload limit of 10MB`,
  phoneIsValid: msg`Invalid number`,
  onlyPdfDocDocx: msg`Only files with these extensions are allowed: pdf, doc, docx.`,
  emailLocalPart: msg`Username should be less or equal to 64 characters`,
  emailLength: msg`Email should be less or equal to 254 characters`,
  businessEmails: msg`Please use your work email`,
  excludeExe: msg`These formats are not allowed exe, jar, bin, bat, com`,
};

/** `noAnswer` is the browser's own: nobody has answered it. */
export type FailureReason = SendProblem | 'noAnswer';

/** What kept a form from being taken, and what to do about it. Nothing that was typed is gone then. */
export const failureMessages: Readonly<Record<FailureReason, MessageDescriptor>> = {
  unavailable: msg`We cannot take your message right now. Nothing is lost: please send it again in a minute.`,
  noRoom: msg`We cannot accept files right now. Send your message without the file, or try again later.`,
  tooMany: msg`Too many messages have come from your network. Please wait a minute, then send this one again.`,
  tooLarge: msg`This is too large to send. Please choose a file under 10 MB and try again.`,
  invalid: msg`Your message did not arrive in one piece. Please send it again.`,
  expired: msg`Sending took too long and was stopped. Please try again; a smaller file goes faster.`,
  conflict: msg`We already have an earlier version of this message. To send this one too, press the button again.`,
  gone: msg`This form is no longer in use. What you wrote is still here: please contact us another way.`,
  noAnswer: msg`The connection dropped before we could answer. Please send it again: we will not get it twice.`,
};
