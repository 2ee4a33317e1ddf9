import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeptName, Place } from '#src/visitor/data/keptEntries.ts';

interface KeptWords {
  readonly purpose: MessageDescriptor;
  readonly until: MessageDescriptor;
}

const ERASED = msg`Until you erase it`;
const AD = { purpose: msg`The ad that led to this site`, until: msg`Up to 90 days` };
const TAB = msg`Until you close the tab`;

/** Of all that may be kept: what it is for, and how long it stays. */
export const keptWords: Readonly<Record<KeptName, KeptWords>> = {
  consent: { purpose: msg`Your answer to the question for consent`, until: ERASED },
  chosenLocale: { purpose: msg`The language you chose with the switch`, until: msg`365 days` },
  scroll: { purpose: msg`How far you had read on the pages you go back to`, until: TAB },
  chunkReload: { purpose: msg`When a broken page was loaded again, so that it happens once`, until: TAB },
  outboxMark: { purpose: msg`That a message of yours waits for the network`, until: msg`Until it is sent` },
  outbox: { purpose: msg`Messages you wrote without a network, with their files`, until: msg`Until they are sent` },
  drafts: { purpose: msg`What you typed into a form and have not sent`, until: msg`Until you send or erase it` },
  savedCases: { purpose: msg`The filters you saved in the case studies`, until: ERASED },
  savedPartners: { purpose: msg`The filters you saved in the partner directory`, until: ERASED },
  campaign: {
    purpose: msg`The labels of the link that brought you here; a form sends them along`,
    until: ERASED,
  },
  locale: { purpose: msg`The language you read last`, until: ERASED },
  captcha: { purpose: msg`What the check against robots knows this browser by`, until: ERASED },
  analyticsCookies: {
    purpose: msg`A random number by which statistics know this browser`,
    until: msg`Up to two years`,
  },
  marketingCookies: AD,
  marketingText: AD,
};

/** Where in the browser it is. */
export const placeWords: Readonly<Record<Place, MessageDescriptor>> = {
  local: msg`Browser storage`,
  session: msg`Storage of this tab`,
  cookie: msg`Cookie`,
  database: msg`Browser database`,
};
