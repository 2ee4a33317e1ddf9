interface CarriedQueryProps {
  readonly query: URLSearchParams;
  /** Names that the form has fields for, or that are over with it. */
  readonly without: readonly string[];
}

/** What an address says besides: a form that is sent by GET replaces its whole query. */
export function CarriedQuery({ query, without }: CarriedQueryProps) {
  return [...query]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
