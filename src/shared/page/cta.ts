import { z } from 'zod';
import { href, slug, text } from '#src/shared/page/schema.ts';

/** Calls to action (SPEC part 3, Button config and CTA button). Server and scripts only: the browser gets types. */

const campaign = z.string().regex(/^[\w.~-]+$/, 'must be letters, digits, dots, hyphens or underscores');
const eventName = z.string().regex(/^\w{1,40}$/, 'must be letters, digits or underscores, at most 40');
const consolePath = z.string().regex(/^\/[\w/-]*$/, 'must be a path of a console, such as /registration');

const submenuItem = z
  .strictObject({
    title: text.max(40).describe('What the choice is called. With both links it stands above them.'),
    platformLink: consolePath.optional().describe('A path of the platform console, such as /registration.'),
    kitLink: consolePath.optional().describe('A path of the Kit console, such as /registration.'),
  })
  .refine(({ platformLink, kitLink }) => platformLink ?? kitLink, 'needs a platformLink, a kitLink or both');

const utm = z
  .strictObject({
    source: campaign.describe('The parameter utm_source: where the link stands.'),
    medium: campaign.describe('The parameter utm_medium: what kind of link it is.'),
    campaign: campaign.describe('The parameter utm_campaign: what it belongs to.'),
    term: campaign.describe('The parameter utm_term: what was searched for.'),
    content: campaign.describe('The parameter utm_content: which of several links it is.'),
  })
  .partial()
  .describe('Custom UTM parameters that the link adds to its address.');

const button = z
  .strictObject({
    label: text.describe('What stands on the button: what happens, in two or three words.'),
    href: href
      .optional()
      .describe('Where it leads: a path of this site, an anchor, or an https, mailto or tel address.'),
    anchor: slug.optional().describe('The id of a block on the page that href names: the link leads to that block.'),
    scrollToForm: z.literal(true).optional().describe('Leads to the first form of the page, in place of href.'),
    submenu: z
      .array(submenuItem)
      .min(1)
      .max(4)
      .optional()
      .describe('Opens a choice between the consoles, in place of href.'),
    type: z
      .enum(['button', 'link'])
      .default('button')
      .describe(
        'A button is a filled or outlined pill; a link is an underlined text with an arrow, for the quieter way on.',
      ),
    theme: z
      .enum(['primary', 'secondary', 'quiet'])
      .default('primary')
      .describe('How loud a pill is: filled, outlined, or text alone. One primary button on a page.'),
    size: z.enum(['small', 'medium', 'large']).default('medium').describe('How high it is: 44, 52 or 60 px.'),
    id: slug.optional().describe('The id of the button, by which statistics know it.'),
    utm: utm.optional(),
    event: eventName.optional().describe('The name under which a press is told to the analytics helper.'),
    gtmEvent: eventName.optional().describe('The name under which a press is told to the tag manager.'),
  })
  .meta({ examples: [{ label: 'Talk to sales', href: '/contacts' }] });
type Written = z.output<typeof button>;

type Look = Pick<Written, 'label' | 'type' | 'theme' | 'size' | 'id' | 'event' | 'gtmEvent'>;

/** A button that leads somewhere. */
interface CtaLink extends Look, Pick<Written, 'utm' | 'scrollToForm'> {
  readonly href: string;
}

/** A button that opens a choice between the consoles. */
export interface CtaMenu extends Look {
  readonly submenu: NonNullable<Written['submenu']>;
}

/** What a button does: it leads somewhere, or it opens a menu. */
export type Cta = CtaLink | CtaMenu;

/** Where `scrollToForm` leads until the page says which form it has: see `pointToForm`. */
const ANY_FORM = '#form';

/** A call to action: a link, or what opens a submenu. */
export const cta = button
  .superRefine(({ href: to, anchor, scrollToForm, submenu, utm: custom }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const targets = [to, scrollToForm, submenu].filter((target) => target !== undefined);
    if (targets.length !== 1) refuse('href', 'a button has one of href, scrollToForm and submenu');
    if (anchor && !/^\/[^#]*$/.test(to ?? '')) refuse('anchor', 'only a page without an anchor of its own takes one');
    if (custom && !/^(\/|https:)/.test(to ?? '')) refuse('utm', 'only a page has a query to add them to');
  })
  .transform(({ href: to = ANY_FORM, anchor, submenu, utm: custom, scrollToForm, ...look }): Cta => {
    if (submenu) return { ...look, submenu };
    return {
      ...look,
      href: anchor ? `${to}#${anchor}` : to,
      ...(scrollToForm ? { scrollToForm } : {}),
      ...(custom ? { utm: custom } : {}),
    };
  });
