import { StartError } from '../start-error.ts';
import type { ReadSetting, Setting } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An unusable setting. The message is a sentence for the operator and holds no secret. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** Reads and validates settings from these variables. */
export const readFrom =
  (environment: Environment): ReadSetting =>
  (setting) => {
    const text = settingText(setting, environment);
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    const was = setting.secret ? 'has an invalid value' : `is '${text}'`;
    throw new ConfigError(`The setting ${setting.name} ${was}. It must be ${setting.allowed}.`);
  };

/** The raw text of a setting; an empty variable counts as unset. */
export const settingText = (setting: Setting<unknown>, environment: Environment): string =>
  environment[setting.name]?.trim() || setting.default || '';
