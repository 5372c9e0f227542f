/** One value to choose, and what it is called. */
export type Choice<Value extends string, Label = string> = { value: Value; label: Label };

/** A list of choices from their labels by value: `choicesOf({ a4: 'A4', letter: 'Letter' })`. */
export function choicesOf<Value extends string, Label>(labels: Readonly<Record<Value, Label>>): Choice<Value, Label>[] {
  const choices: Choice<Value, Label>[] = [];
  for (const value in labels) choices.push({ value, label: labels[value] });
  return choices;
}
