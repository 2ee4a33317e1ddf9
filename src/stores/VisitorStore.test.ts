import { VisitorStore } from '#src/stores/VisitorStore.ts';

test('what the visit came with stays, whatever pages follow', () => {
  const visitor = new VisitorStore();
  expect(visitor.campaign).toEqual({});
  visitor.arrive('?q=1');
  visitor.arrive('?utm_source=news&utm_medium=mail');
  visitor.arrive('');
  visitor.arrive('?utm_source=own-button');
  expect(visitor.campaign).toEqual({ utm_source: 'news', utm_medium: 'mail' });
});

test('who shows it is told once that it is known', () => {
  const visitor = new VisitorStore();
  const seen: (string | undefined)[] = [];
  visitor.subscribe(() => seen.push(visitor.campaign.utm_source));
  visitor.arrive('?utm_source=news');
  visitor.arrive('?utm_source=other');
  expect(seen).toEqual(['news']);
});
