import { type Environment, settingText } from './config.ts';
import type { Setting } from './setting.ts';

/** A setting as administrators may see it. */
export type SettingInUse = {
  name: string;
  /** What it does. */
  doc: string;
  /** Its text, without what is secret; null where it is unset and has no default. */
  value: string | null;
  isSet: boolean;
};

const secretWords = /KEY|SECRET|PASSWORD|TOKEN/;

/** Every setting with its value, or '(set)' for those that hold a secret. */
export const describeSettings = (
  settings: readonly Setting<unknown>[],
  environment: Environment,
): readonly SettingInUse[] =>
  settings.map((setting) => {
    const { name, doc } = setting;
    const text = settingText(setting, environment);
    const isSet = (environment[name]?.trim() ?? '') !== '';
    const isSecret = (setting.secret || secretWords.test(name)) && isSet;
    return { name, doc, isSet, value: isSecret ? '(set)' : withoutCredentials(text) || setting.unset || null };
  });

/** Addresses can hold a password, whatever the setting is for. */
const withoutCredentials = (text: string): string => text.replace(/(?<=:\/\/)[^/@\s]*@/g, '…@');
