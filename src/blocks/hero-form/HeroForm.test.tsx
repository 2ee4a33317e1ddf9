import { MemoryRouter } from 'react-router';
import { HeroForm } from '#src/blocks/hero-form/HeroForm.tsx';
import { heroFormSchema } from '#src/blocks/hero-form/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const offer = {
  type: 'hero-form',
  id: 'offer',
  title: 'An offer',
  lead: 'For you.',
  form: 'contact',
  formTitle: 'Get it',
  submit: 'Get it',
};

describe('HeroForm', () => {
  it('prints the h1, and names the form by its own title', () => {
    const block = heroFormSchema.parse(offer);
    const html = renderBlock(
      <MemoryRouter>
        <HeroForm {...block} />
      </MemoryRouter>,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('aria-labelledby="offer-form-title"');
  });

  it('refuses labels of fields that its form has not', () => {
    const fields = { ...offer, form: 'newsletter', labels: { phone: 'x' } };
    expect(heroFormSchema.safeParse(fields).success).toBe(false);
    expect(heroFormSchema.safeParse({ ...fields, labels: {} }).success).toBe(true);
  });
});
