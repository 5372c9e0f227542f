import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/translator';

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
