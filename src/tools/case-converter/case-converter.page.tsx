import { useDeferredValue } from 'react';
import { t } from '../../shared/language/translate.ts';
import { TextDeskArea } from '../../web/kit/text/text-desk-area.tsx';
import { useTextDesk } from '../../web/kit/text/use-text-desk.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { CaseCard } from './case-card.tsx';
import { caseConverter } from './case-converter.tool.ts';
import { type CaseFormat, caseFormats } from './case-formats.ts';
import { CaseSettings, caseOptionsSchema } from './case-settings.tsx';
import { workerThreshold } from './case-work.ts';
import { caseLocaleOf } from './letter-case.ts';
import { useConversions } from './use-conversions.web.ts';

const firstOptions = caseOptionsSchema.parse({});

const groups: readonly { id: CaseFormat['group']; name: string }[] = [
  { id: 'prose', name: t('For reading') },
  { id: 'identifier', name: t('For code and file names') },
];

export default function CaseConverterPage() {
  const desk = useTextDesk(caseConverter.slug);
  const [options, setOptions] = useRemembered(caseConverter.slug, caseOptionsSchema, firstOptions);
  const { isLong, previews, convert } = useConversions(desk.text, options);
  const laterText = useDeferredValue(desk.text);
  const isEmpty = desk.text.trim() === '';
  // The deferred text may still be the previous, long one.
  const shortText = isLong || laterText.length > workerThreshold ? undefined : laterText;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <TextDeskArea
        desk={desk}
        label="Your text"
        placeholder="Type or paste your text. All versions of it appear below."
        className="h-48 lg:h-52"
      />
      <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CaseSettings options={options} found={caseLocaleOf(laterText)} onChange={setOptions} />
      </div>
      <div className="min-w-0 space-y-8">
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id} className="mt-2 mb-3 text-xl">
              {group.name}
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
              {caseFormats
                .filter((format) => format.group === group.id)
                .map((format) => (
                  <CaseCard
                    key={format.id}
                    format={format}
                    text={shortText}
                    options={options}
                    preview={previews[format.id]}
                    isEmpty={isEmpty}
                    convert={convert}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
