import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { linkLimits } from '../../modules/links/links.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { devices } from '../../shared/user-agent.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { PasswordField } from '../../web/kit/ui/password-field.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextArea, TextField } from '../../web/kit/ui/text-field.tsx';
import {
  campaignFields,
  emptyRule,
  type LinkErrors,
  type LinkForm,
  type RuleForm,
  readParameter,
  withParameter,
} from './link-form.ts';

type Fields = { form: LinkForm; errors: LinkErrors; onChange: (changes: Partial<LinkForm>) => void };

const deviceNames = { desktop: t('Computer'), mobile: t('Phone'), tablet: t('Tablet') } as const;
const deviceChoices = [
  { value: '', label: t('Any device') },
  ...devices.map((device) => ({ value: device as string, label: deviceNames[device] })),
];
const redirectChoices = [
  { value: '302', label: t('Temporary (302)') },
  { value: '301', label: t('Permanent (301)') },
] as const;

const heading = 'font-semibold text-lg';

/** Everything about a link besides its target and alias. */
export function LinkFields({ form, errors, onChange, hasPassword }: Fields & { hasPassword?: boolean }) {
  const text = (name: keyof LinkForm & ('expiresAt' | 'expiredUrl' | 'maxVisits' | 'tags' | 'title' | 'image')) => ({
    name,
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="space-y-7 text-ink">
      <fieldset className="space-y-4">
        <legend className={heading}>Limits</legend>
        <TextField label="Expires" type="datetime-local" hint="Empty: never." {...text('expiresAt')} />
        <TextField
          label="After that, lead to"
          type="url"
          inputMode="url"
          hint="Empty: a page that says so."
          {...text('expiredUrl')}
        />
        <TextField label="Number of visits" inputMode="numeric" hint="Empty: without limit." {...text('maxVisits')} />
        <PasswordField
          label={hasPassword ? 'New password' : 'Password'}
          hint={hasPassword ? 'It has one. Empty: it stays.' : 'Visitors are asked for it.'}
          autoComplete="new-password"
          maxLength={linkLimits.password.max}
          value={form.password}
          error={errors.password}
          onChange={(password) => onChange({ password })}
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className={heading}>For yourself</legend>
        <TextField label="Tags" hint="Separated by commas." {...text('tags')} />
        <TextArea
          label="Note"
          rows={2}
          maxLength={linkLimits.note}
          value={form.note}
          error={errors.note}
          onChange={(note) => onChange({ note })}
        />
        <SelectField
          label="Redirect"
          hint="Permanent ones may be remembered by browsers for a minute and a half."
          choices={redirectChoices}
          value={form.redirect}
          onChange={(redirect) => onChange({ redirect })}
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className={heading}>Campaign</legend>
        <p className="text-[0.9375rem] text-soft">These become part of the address it leads to.</p>
        {campaignFields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint || undefined}
            autoComplete="off"
            disabled={!URL.canParse(form.url.trim())}
            value={readParameter(form.url, name)}
            onChange={(value) => onChange({ url: withParameter(form.url, name, value) })}
          />
        ))}
      </fieldset>
      <fieldset className="space-y-4">
        <legend className={heading}>What chats show of it</legend>
        <TextField label="Title" maxLength={linkLimits.title} {...text('title')} />
        <TextArea
          label="Description"
          rows={2}
          maxLength={linkLimits.description}
          value={form.description}
          error={errors.description}
          onChange={(description) => onChange({ description })}
        />
        <TextField label="Address of a picture" type="url" inputMode="url" hint="https://…" {...text('image')} />
      </fieldset>
      <TargetRules rules={form.targets} error={errors.targets} onChange={(targets) => onChange({ targets })} />
    </div>
  );
}

function TargetRules(props: {
  rules: readonly RuleForm[];
  error: string | undefined;
  onChange: (rules: RuleForm[]) => void;
}) {
  const { rules, error, onChange } = props;
  const change = (index: number, changes: Partial<RuleForm>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...changes } : rule)));
  const move = (index: number, by: number) => {
    const next = [...rules];
    const [rule] = next.splice(index, 1);
    if (rule) next.splice(index + by, 0, rule);
    onChange(next);
  };
  return (
    <fieldset className="space-y-4">
      <legend className={heading}>Other targets</legend>
      <p className="text-[0.9375rem] text-soft">The first that fits a visitor is taken.</p>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no names of their own, and their fields are controlled.
        <fieldset key={index} className="space-y-3 rounded-[12px] border border-line p-4">
          <legend className="px-1 font-semibold">{t('Target {number}', { number: index + 1 })}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            <SelectField
              label="Device"
              choices={deviceChoices}
              value={rule.device}
              onChange={(device) => change(index, { device })}
            />
            <TextField
              label="Language"
              hint="A code: de"
              maxLength={3}
              value={rule.language}
              onChange={(language) => change(index, { language })}
            />
            <TextField
              label="Country"
              hint="A code: DE"
              maxLength={2}
              value={rule.country}
              onChange={(country) => change(index, { country })}
            />
          </div>
          <TextField
            label="Leads to"
            type="url"
            inputMode="url"
            value={rule.url}
            onChange={(url) => change(index, { url })}
          />
          <div className="flex gap-2">
            <Button
              look="secondary"
              size="icon"
              aria-label={t('Move target {number} up', { number: index + 1 })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp className="size-4" aria-hidden="true" />
            </Button>
            <Button
              look="secondary"
              size="icon"
              aria-label={t('Move target {number} down', { number: index + 1 })}
              disabled={index === rules.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown className="size-4" aria-hidden="true" />
            </Button>
            <Button
              look="secondary"
              size="icon"
              aria-label={t('Remove target {number}', { number: index + 1 })}
              onClick={() => onChange(rules.filter((_, at) => at !== index))}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          </div>
        </fieldset>
      ))}
      {rules.length < linkLimits.targets && (
        <Button look="secondary" size="small" onClick={() => onChange([...rules, emptyRule])}>
          <Plus className="size-4" aria-hidden="true" />
          Add a target
        </Button>
      )}
    </fieldset>
  );
}
