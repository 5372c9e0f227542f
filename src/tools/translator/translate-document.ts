import { z } from 'zod';
import { type ActionDefinition, resultFile, type Sentence } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { languages } from '../../shared/translation/languages.ts';
import { translationEngineSchema } from '../../shared/translation/translation-engine.ts';
import { formatBytes, MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { areDifferent, detectedSchema, sameMessage, translationOptions } from './translation-options.ts';

/** Of all texts of a document together: a provider takes about 20 minutes, Apertium five seconds. */
export const maxDocumentCharacters = { provider: 200_000, builtin: 1_000_000 };

/** The action for documents. */
export const translateDocument = (proOnly: Sentence) =>
  ({
    path: '/api/tools/translate-document',
    summary: 'Translates the texts of a document. Layout, styles, links, formulas and fields stay as they are.',
    proOnly,
    files: {
      file: {
        label: t('Document'),
        accepts: ['docx', 'pptx', 'xlsx', 'odt', 'ods', 'odp', 'html', 'text', 'pdf'],
        maxBytes: samePerPlan(50 * MB),
        messages: {
          missing: { title: t('No File Selected'), text: t('Please select a document to translate.') },
          wrongType: {
            title: t('Unsupported File Type'),
            text: t('Please select a DOCX, PPTX, XLSX, ODT, ODS, ODP, PDF, HTML, Markdown, SRT or text document.'),
          },
          tooLarge: ({ maxBytes }) => ({
            title: t('File Too Large'),
            text: t('Please select a document of up to {maxBytes}.', { maxBytes: formatBytes(maxBytes) }),
          }),
        },
      },
    },
    options: z
      .object({
        ...translationOptions,
        pdfAs: z
          .enum(['docx', 'pdf'], { error: t('PDFs can become docx or pdf.') })
          .default('docx')
          .describe('What a PDF becomes. It is rebuilt as a flowing document, so lines and pages break anew.'),
      })
      .refine(areDifferent, { error: sameMessage }),
    drawsOn: ['scans'],
    example: { sourceLang: 'en', targetLang: 'es' },
    result: z.object({
      downloadUrl: resultFile(),
      filename: z.string(),
      type: z.string().describe("The type of the result: 'docx', 'xlsx', 'text' and so on."),
      bytes: z.number().int(),
      sourceLang: z.enum(languages),
      targetLang: z.enum(languages),
      detected: detectedSchema,
      engine: translationEngineSchema.describe('What translated the document.'),
      via: z.enum(languages).nullable().describe('The language in between, if there was one.'),
      characters: z.number().int().describe('Of the texts that were translated.'),
      warnings: z.array(z.string()).describe('What stayed as it was or is doubtful, in sentences; may be empty.'),
    }),
    expectedMs: (inputBytes) => 5 * SECOND_MS + (inputBytes / MB) * 5 * SECOND_MS,
    deadlineMs: () => 30 * MINUTE_MS,
  }) as const satisfies ActionDefinition;
