/**
 * The options of a form as controls: `{...control('quality')}` gives a field the option's value, and changes it.
 *
 * @param onChange receives all options, one of them changed
 */
export const controlsOf =
  <Options extends object>(options: Options, onChange: (options: Options) => void) =>
  <Name extends keyof Options>(name: Name) => ({
    value: options[name],
    onChange: (value: Options[Name]) => onChange({ ...options, [name]: value }),
  });
