import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/translator';

/** A site with a translation service and without Apertium. */
const onlyDeepl = {
  engine: { name: 'DeepL', host: 'api.deepl.com', place: 'internet', isDraft: false, formalities: [] },
  directions: { en: ['th'] },
  via: {},
};

journey(
  'a text is detected, translated sentence by sentence, swapped, and there again after a reload',
  async ({ page }) => {
    await arriveAsPro(page, path);
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(page.getByText('No Text Provided', { exact: true })).toBeVisible();

    const text = page.getByRole('textbox', { name: 'Text to translate' });
    await text.fill('The house is big. I like it.');
    await expect(page.getByText(/^English, \d+% sure$/)).toBeVisible();
    await expect(page.getByText('A draft by Apertium', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(page.getByText('Translation Complete!', { exact: true })).toBeVisible();
    const translation = page.getByRole('region', { name: 'Translation' });
    await expect(translation).toContainText('La casa es grande. Me gusta.');

    const first = page.getByRole('button', { name: 'Spanish: La casa es grande.' });
    await first.focus();
    await expect(page.getByRole('button', { name: 'English: The house is big.' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await page.getByLabel('From').selectOption('en');
    await page.getByRole('button', { name: 'Swap languages and texts' }).click();
    await expect(text).toHaveValue('La casa es grande. Me gusta.');
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('es');
    await expect(text).toHaveValue('La casa es grande. Me gusta.');
    await expect(translation).toContainText('The house is big. I like it.');
    await page.getByText('History (1)').click();
    await page.getByRole('checkbox', { name: 'Keep a history in this browser' }).uncheck();
    await expect(page.getByText('History', { exact: true })).toBeVisible();
  },
);

journey('a document comes from the home page, is translated, and is there again after a reload', async ({ page }) => {
  await arriveAsPro(page);
  await page.setInputFiles('input[type=file]', 'src/tools/translator/fixtures/letter.docx');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(page.getByTitle('letter.docx')).toBeVisible();
  await page.getByLabel('From').selectOption('en');
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(page.getByText('letter.es.docx is ready.', { exact: true })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText(/^English to Spanish · DOCX · /)).toBeVisible();
  await page.getByRole('button', { name: 'Document Converter' }).click();
  await expect(page).toHaveURL(/document-converter$/);
  await expect(page.getByTitle('letter.es.docx')).toBeVisible();
});

journey(
  'a visitor without Pro, and one whose languages nothing serves, see it before and keep their text',
  async ({ page }) => {
    await page.goto(path);
    const text = page.getByRole('textbox', { name: 'Text to translate' });
    const start = page.getByRole('button', { name: /^Translate with Pro/ });
    await text.fill('\u200b\ufeff');
    await start.click();
    await expect(page.getByText('No Text Provided', { exact: true })).toBeVisible();
    await text.fill('The house is big.');
    await start.click();
    const notice = page.getByRole('listitem').filter({ hasText: 'Pro Feature' });
    await expect(notice).toContainText('AI Translator is available for Pro users. Please upgrade to continue.');
    await expect(notice.getByRole('link')).toHaveAttribute('href', /pricing/);
    await expect(text).toHaveValue('The house is big.');

    await page.getByLabel('From', { exact: true }).selectOption('en');
    await page.getByLabel('To', { exact: true }).selectOption('th');
    await expect(page.locator('optgroup[label="Not translated from English on this site now"] > option')).toContainText(
      ['German'],
    );
    await expect(
      page.getByText('Not translated from English on this site now. Please choose another language.'),
    ).toBeVisible();

    await page.route('**/api/tools/translate-languages', (route) => route.fulfill({ json: { engines: [] } }));
    await page.reload();
    await expect(page.getByText('Nothing translates on this site yet.')).toBeVisible();
    await expect(text).toHaveValue('The house is big.');
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    // A choice made in another text tool can be taken back here.
    await page.route('**/api/tools/translate-languages', (route) => route.fulfill({ json: { engines: [onlyDeepl] } }));
    await page.reload();
    await expect(page.getByText('Your text goes to DeepL (api.deepl.com).')).toBeVisible();
    await page.getByText('Built-in engine', { exact: true }).click();
    await page.reload();
    await expect(page.getByText('Your text stays on this server. The built-in engine cannot translate.')).toBeVisible();
    await page.getByText('DeepL', { exact: true }).click();
    await expect(page.getByText('Your text goes to DeepL (api.deepl.com).')).toBeVisible();
  },
);
