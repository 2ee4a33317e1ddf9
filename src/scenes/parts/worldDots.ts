/**
 * The land of the world as dots, four degrees apart: each row holds its runs, the first column and how many dots. Made of the
 * land of Natural Earth at 1:110m, which is in the public domain.
 */
const LAND: readonly string[] = [
  '14+3 21+4 31+9 67+7 80+1',
  '4+5 12+1 14+1 16+3 21+1 23+5 32+7 50+3 62+23 89+1',
  '0+2 4+20 26+3 32+4 39+2 48+42',
  '4+18 26+2 33+1 47+2 50+39',
  '11+11 26+3 47+2 51+29 84+2',
  '12+12 25+6 44+1 47+1 49+30 84+1',
  '13+16 30+1 44+36',
  '14+15 45+12 58+21',
  '14+13 43+3 48+1 50+2 53+1 55+2 58+20 80+1',
  '14+12 43+2 50+1 52+23 76+1',
  '15+11 43+5 54+21 78+1',
  '17+6 24+1 43+32',
  '18+3 41+17 59+16',
  '19+2 41+13 55+5 62+11',
  '19+4 41+18 63+3 69+3',
  '22+2 41+14 56+1 64+1 70+2 75+1',
  '26+3 41+17 64+1 71+1',
  '26+5 42+3 46+11 70+1',
  '25+7 47+9 73+1',
  '25+9 47+8 70+1 73+1 78+2',
  '25+11 48+7 71+1 79+3',
  '25+11 48+7',
  '26+9 48+7 77+2 80+1',
  '27+8 48+6 56+1 76+6',
  '27+8 49+5 56+1 74+8',
  '27+6 49+4 73+10',
  '27+5 49+4 74+9',
  '27+5 50+1 74+1 79+4',
  '27+4 80+2',
  '26+3 81+1 88+1',
  '26+2 87+1',
  '26+2',
  '27+1',
];

const GRID = { step: 4, west: -178, north: 74, columns: 90 } as const;

/** Of the map, in dots. */
export const WORLD = { width: GRID.columns, height: LAND.length } as const;

/** Where something is, in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** @returns where the place is on the map, in dots from its left upper corner */
export function project({ longitude, latitude }: Place): { readonly x: number; readonly y: number } {
  const at = (degrees: number) => Math.round((degrees / GRID.step) * 10) / 10;
  return { x: at(longitude - GRID.west), y: at(GRID.north - latitude) };
}

/** @returns an SVG path along the runs of land; dashed with `0 1` and round caps it is a dot for each */
export function landPath(): string {
  return LAND.flatMap((row, y) =>
    row
      .split(' ')
      .filter(Boolean)
      .map((run) => {
        const [x, length] = run.split('+').map(Number);
        return `M${String(x)} ${String(y)}h${String((length ?? 1) - 0.9)}`;
      }),
  ).join('');
}
