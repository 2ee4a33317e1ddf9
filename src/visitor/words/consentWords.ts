import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';

interface CategoryWords {
  readonly name: MessageDescriptor;
  /** What it is for. */
  readonly desc: MessageDescriptor;
}

/** What a category of consent is called, and what a visitor agrees to with it. */
export const consentWords: Readonly<Record<ConsentCategory, CategoryWords>> = {
  necessary: {
    name: msg`Required`,
    desc: msg`Your answer here, the language you chose, your place on a page, and messages that wait for the network.`,
  },
  functional: {
    name: msg`Convenience`,
    desc: msg`Drafts of forms, saved filters, the chat, and the check that keeps robots away from forms.`,
  },
  analytics: {
    name: msg`Statistics`,
    desc: msg`Which pages are read and which buttons pressed, the link that brought you here, and the language you read.`,
  },
  marketing: {
    name: msg`Advertising`,
    desc: msg`Whether an ad has led to this site, told to the network that showed it.`,
  },
};
