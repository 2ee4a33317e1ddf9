import { DEFAULT_CURRENCY } from '#config/constants.ts';
import type { Currency } from '#src/shared/currencies.ts';

/** Which number a visitor is to call, by where they are (SPEC part 9): the keys of `brand.regionalPhones`, and the rest. */
type PhoneRegion = 'europe' | 'americas' | 'other';

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Europe, Russia and CIS; with the Caucasus and the small states and islands that are reckoned to Europe. */
const EUROPE = list(
  'ad al am at ax az ba be bg by ch cy cz de dk ee es fi fo fr gb ge gg gi gr hr hu ie im is it je kg kz li lt lu lv mc md me mk mt nl no pl pt ro rs ru se si sj sk sm tj tm ua uz va xk',
);
/** USA, Canada, and Latin America with the Caribbean. */
const AMERICAS = list(
  'ag ai ar aw bb bl bm bo bq br bs bz ca cl co cr cu cw dm do ec fk gd gf gl gp gt gy hn ht jm kn ky lc mf mq ms mx ni pa pe pm pr py sr sv sx tc tt us uy vc ve vg vi',
);
/** Who pays in euros, by treaty or without one; with the islands and lands overseas that have a code of their own. */
const EURO = list(
  'ad at ax be bg bl cy de ee es fi fr gf gp gr hr ie it lt lu lv mc me mf mq mt nl pm pt re si sk sm va xk yt',
);

const ROUBLE = list('ru');

/** @param country ISO in small letters */
export function phoneRegion(country: string): PhoneRegion {
  if (EUROPE.has(country)) return 'europe';
  return AMERICAS.has(country) ? 'americas' : 'other';
}

/** @param country ISO in small letters */
export function currencyOf(country: string): Currency {
  if (EURO.has(country)) return 'EUR';
  return ROUBLE.has(country) ? 'RUR' : DEFAULT_CURRENCY;
}
