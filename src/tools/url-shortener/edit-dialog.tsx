import { useState } from 'react';
import { type Link, linkPath, linkSchema, linksPath } from '../../modules/links/links.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { callApi } from '../../web/kit/http/call-api.ts';
import { CallError, explainFailure } from '../../web/kit/http/call-error.ts';
import { refetchQueries } from '../../web/kit/session/query-client.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { DialogCard } from '../../web/kit/ui/dialog-card.tsx';
import { FailureNote } from '../../web/kit/ui/failure-note.tsx';
import { Form } from '../../web/kit/ui/form.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { LinkFields } from './link-fields.tsx';
import { checkForm, errorsOfRefusal, formOf, type LinkErrors, toSettings, withoutEmptyRules } from './link-form.ts';

/** Changes where a link leads, and all its settings. */
export function EditDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(link));
  const [withoutPassword, setWithoutPassword] = useState(false);
  const [errors, setErrors] = useState<LinkErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const wrong = checkForm(form);
    setErrors(wrong);
    if (busy || Object.keys(wrong).length > 0) return;
    setForm(withoutEmptyRules(form));
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { ...toSettings(form), ...(withoutPassword && { password: null }), url: form.url.trim() };
      await callApi(linkPath(link.id), linkSchema, { body });
      await refetchQueries(linksPath);
      showToast({ title: t('Link changed'), tone: 'success' });
      onClose();
    } catch (error) {
      const refused = error instanceof CallError ? errorsOfRefusal(error) : {};
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(explainFailure(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogCard title={`Edit ${link.code}`} onClose={onClose}>
      <Form onSubmit={save} className="space-y-6">
        <TextField
          label="Leads to"
          type="url"
          inputMode="url"
          autoComplete="off"
          value={form.url}
          error={errors.url}
          onChange={(url) => setForm({ ...form, url })}
        />
        <LinkFields
          form={form}
          errors={errors}
          hasPassword={link.hasPassword && !withoutPassword}
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        {link.hasPassword && (
          <CheckboxField label="Remove the password" value={withoutPassword} onChange={setWithoutPassword} />
        )}
        {failure && <FailureNote title={failure} />}
        <div className="flex gap-3">
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </DialogCard>
  );
}
