import { renderToString } from 'react-dom/server';
import { SPECIMEN_ASSETS } from '#src/specimens/specimenAssets.ts';
import { SpecimenDocument } from '#src/specimens/SpecimenDocument.tsx';
import { SURFACES } from '#src/specimens/Specimen.ts';
import { specimens } from '#src/specimens/specimens.ts';

const html = renderToString(<SpecimenDocument {...SPECIMEN_ASSETS} />);
const valuesOf = (attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => value);

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('shows every primitive, in every state, on every surface', () => {
  const states = specimens.reduce((sum, specimen) => sum + specimen.states.length, 0);
  expect(valuesOf('data-surface').filter((name) => name === 'tint')).toHaveLength(specimens.length);
  expect(html.match(/class="state"/g)).toHaveLength(states * SURFACES.length);
});

it('gives every id once', () => {
  expect(repeated(valuesOf('id'))).toEqual([]);
});

it.each(['for', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'commandfor'])(
  '%s points at what is there',
  (attribute) => {
    const ids = new Set(valuesOf('id'));
    const pointers = valuesOf(attribute).flatMap((value) => value.split(' '));
    expect(pointers).not.toEqual([]);
    expect(pointers.filter((id) => !ids.has(id))).toEqual([]);
  },
);

it('labels no control twice', () => {
  expect(repeated(valuesOf('for'))).toEqual([]);
});

it('names every landmark apart', () => {
  expect(repeated([...html.matchAll(/<nav aria-label="([^"]+)"/g)].map(([, name = '']) => name))).toEqual([]);
});

it('has no style attribute, which the policy of the site would block', () => {
  expect(html).not.toMatch(/\sstyle="/);
});

it('needs no JavaScript for what the tabs hold', () => {
  expect(html).not.toContain('role="tabpanel"');
  expect(html).toContain('The queue stays; the waiting does not.');
});
