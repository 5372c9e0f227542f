import { Download, Plus, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { type Language, nameOfLanguage } from '../../shared/translation/languages.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { Disclosure } from '../../web/kit/ui/disclosure.tsx';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { type GlossaryTerm, glossaryFromCsv, glossaryToCsv } from './glossary-terms.ts';
import { maxGlossaryTerms } from './translation-options.ts';

const largestFileBytes = 1_000_000;

/** The visitor's terms: those that are kept, and those with a translation into the chosen language. */
export default function GlossaryPanel(props: {
  terms: readonly GlossaryTerm[];
  onChange: (terms: GlossaryTerm[]) => void;
  target: Language;
}) {
  const { terms, onChange, target } = props;
  const shown = terms.map((term, at) => ({ term, at })).filter(({ term }) => (term.language ?? target) === target);
  const hidden = terms.length - shown.length;
  const change = (at: number, next: GlossaryTerm) => onChange(terms.map((term, place) => (place === at ? next : term)));

  const importFile = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > largestFileBytes)
      return tellFailure({ title: t('File Too Large'), text: t('A glossary can have up to 1 MB.') });
    const read = glossaryFromCsv(await file.text(), target);
    if (read.length === 0) {
      return tellFailure({
        title: t('No Terms Found'),
        text: t('The file needs a line for each term: term, translation.'),
      });
    }
    const merged = merge(terms, read);
    onChange(merged.slice(0, maxGlossaryTerms));
    const left = merged.length - maxGlossaryTerms;
    const text =
      left > 0
        ? t('There is no room for {left} of them: a glossary has up to {most}.', { left, most: maxGlossaryTerms })
        : undefined;
    showToast({
      title: t('{count, plural, one {# Term Read} other {# Terms Read}}', { count: read.length }),
      ...(text && { text }),
      tone: 'success',
    });
  };

  return (
    <Disclosure title={terms.length > 0 ? t('Glossary ({count})', { count: terms.length }) : 'Glossary'}>
      <p className="mb-4">
        These terms are kept as they are, or become what you write beside them. The glossary stays in this browser and
        goes along with each translation.
      </p>
      <ul className="mb-4 space-y-2">
        {shown.map(({ term, at }) => (
          <li key={at} className="flex items-end gap-2">
            <TextField
              label={t('Term {number}', { number: at + 1 })}
              hideLabel
              placeholder="Term"
              maxLength={200}
              className="flex-1"
              value={term.term}
              onChange={(text) => change(at, { ...term, term: text })}
            />
            <TextField
              label={t('{language} for term {number}', { language: nameOfLanguage(target), number: at + 1 })}
              hideLabel
              placeholder={t('Kept, or in {language}', { language: nameOfLanguage(target) })}
              maxLength={200}
              className="flex-1"
              value={term.translation}
              onChange={(text) => change(at, { ...term, translation: text, language: text === '' ? null : target })}
            />
            <IconButton
              icon={Trash2}
              label={t('Remove term {number}', { number: at + 1 })}
              onClick={() => onChange(terms.filter((_term, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mb-4 text-sm">
          {t('{hidden, plural, one {# more term is} other {# more terms are}} for other languages.', { hidden })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="secondary"
          disabled={terms.length >= maxGlossaryTerms}
          onClick={() => onChange([...terms, { term: '', translation: '', language: null }])}
        >
          <Plus className="size-5" aria-hidden="true" />
          Add a term
        </Button>
        <FileButton label="Open CSV" accept=".csv,.tsv,.txt,text/csv" look="on-paper" onFiles={importFile} />
        <Button
          look="secondary"
          disabled={terms.length === 0}
          onClick={() => saveFile(new Blob([glossaryToCsv(terms)], { type: 'text/csv' }), 'glossary.csv')}
        >
          <Download className="size-5" aria-hidden="true" />
          Download CSV
        </Button>
      </div>
    </Disclosure>
  );
}

/** A term that is there already gets the new translation. */
function merge(terms: readonly GlossaryTerm[], read: readonly GlossaryTerm[]): GlossaryTerm[] {
  const keyOf = ({ term, language }: GlossaryTerm) => `${term.trim().toLowerCase()} ${language}`;
  const all = [...terms.filter(({ term }) => term.trim() !== ''), ...read];
  return [...new Map(all.map((term) => [keyOf(term), term])).values()];
}
