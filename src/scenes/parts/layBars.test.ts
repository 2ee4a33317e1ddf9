import { layBars } from '#src/scenes/parts/layBars.ts';

describe('layBars', () => {
  it('lays each from its beginning to its end, in percent of the whole', () => {
    expect(
      layBars(
        [
          { side: 'caller', at: 1, until: 3 },
          { side: 'answer', at: 3.5, until: 9 },
        ],
        10,
      ),
    ).toEqual([
      { side: 'caller', x: '10.0', end: '30.0', width: '20.0' },
      { side: 'answer', x: '35.0', end: '90.0', width: '55.0' },
    ]);
  });

  it('cuts off what lasts past the whole', () => {
    expect(layBars([{ side: 'caller', at: 8, until: 14 }], 10)).toEqual([
      { side: 'caller', x: '80.0', end: '100.0', width: '20.0' },
    ]);
  });
});
