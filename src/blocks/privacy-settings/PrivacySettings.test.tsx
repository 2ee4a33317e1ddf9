import { PrivacySettings } from '#src/blocks/privacy-settings/PrivacySettings.tsx';
import { privacySettingsSchema } from '#src/blocks/privacy-settings/schema.ts';
import { CONSENT_ENTRIES } from '#src/visitor/data/consentEntries.ts';
import { KEPT_ENTRIES } from '#src/visitor/data/keptEntries.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = privacySettingsSchema.parse({
  type: 'privacy-settings',
  id: 'settings',
  title: 'What you agree to',
  keptTitle: 'What is kept',
  withoutScript: 'Nothing is kept.',
});
const html = renderBlock(<PrivacySettings {...block} />);

it('names, without JavaScript too, all that the site may keep, and says why there is nothing to switch', () => {
  for (const { key } of Object.values(KEPT_ENTRIES)) expect(html).toContain(`>${key}</code>`);
  expect(html).toContain('Nothing is kept.');
});

it('has a switch for each category: required ones are on and stay on, nothing else is on beforehand', () => {
  for (const { id, required } of CONSENT_ENTRIES) {
    const [input = ''] = new RegExp(`<input[^>]*name="${id}"[^>]*>`).exec(html) ?? [];
    expect([input.includes('role="switch"'), /\schecked=/.test(input), /\sdisabled=/.test(input)]).toEqual([
      true,
      required,
      required,
    ]);
  }
});

it('says nothing of what is there before it has looked', () => {
  expect(html).not.toContain('Nothing there now');
});
