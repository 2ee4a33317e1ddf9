/**
 * An amount as it is written, `0.0135`: never a sum of floats. `Intl.NumberFormat` formats such a text digit by digit, and
 * arithmetic is done in whole units.
 */
export type Decimal = `${number}`;

/** Digits after the point that arithmetic keeps; no price list has more. */
const SCALE = 12;

const WRITTEN = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/i;

/**
 * @param value a price as JSON has it. A number's shortest text is what was written in the file, up to 15 digits
 * @returns the same amount without needless zeros, rounded to 12 digits after the point, which takes off the noise that
 *   floats left in a file (`7.000000000000001`); undefined when it is no amount, or negative
 */
export function toDecimal(value: number | string): Decimal | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = WRITTEN.exec(String(value).trim()) ?? [];
  if (!whole || whole.length > 15 || Math.abs(Number(exponent)) > SCALE) return undefined;
  // Nearly every amount: a price list has tens of thousands, and what stands there already needs no arithmetic.
  if (exponent === '0' && fraction.length <= SCALE) return write(whole.replace(/^0+(?=\d)/, ''), fraction);
  const shift = SCALE - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  if (shift >= 0) return fromUnits(digits * 10n ** BigInt(shift));
  const divisor = 10n ** BigInt(-shift);
  return fromUnits((digits + divisor / 2n) / divisor);
}

/** @returns the amount in whole units of 10⁻¹², exact */
export function toUnits(amount: Decimal): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(SCALE, '0'));
}

/** @returns the amount of whole units of 10⁻¹², which are not negative */
export function fromUnits(units: bigint): Decimal {
  const digits = units.toString().padStart(SCALE + 1, '0');
  return write(digits.slice(0, -SCALE), digits.slice(-SCALE));
}

function write(whole: string, fraction: string): Decimal {
  const needed = fraction.replace(/0+$/, '');
  return `${whole}${needed ? `.${needed}` : ''}` as Decimal;
}

/** @returns how many digits the amount has after its point */
export function fractionDigits(amount: Decimal): number {
  return amount.split('.')[1]?.length ?? 0;
}
