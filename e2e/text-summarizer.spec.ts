import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/text-summarizer';
const sentences = [
  'Honey bees live in colonies with one queen and up to sixty thousand workers.',
  'The workers collect nectar and pollen from flowers and bring them to the hive.',
  'A waggle dance tells other bees of the colony where flowers with nectar are.',
  'Karl von Frisch decoded the waggle dance of honey bees in 1927.',
  'In winter the colony forms a cluster around the queen and lives on honey.',
];

journey(
  'a text is summarized, each line leads to its sentence, and questions are answered by quotes',
  async ({ page }) => {
    await page.goto(path);
    const start = page.getByRole('button', { name: 'Summarize', exact: true });
    await start.click();
    await expect(page.getByText('No Text Provided', { exact: true })).toBeVisible();

    const text = page.getByRole('textbox', { name: 'Text to summarize' });
    await text.fill('x'.repeat(5_001));
    await start.click();
    await expect(page.getByText('Text Too Long', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'File' }).click();
    await start.click();
    await expect(page.getByText('No File Selected', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(text).toHaveValue('x'.repeat(5_001));

    await text.fill(sentences.join(' '));
    await page.getByText('Bullet points').click();
    await start.click();
    await expect(page.getByText('Text Summarized!', { exact: true })).toBeVisible();
    const lines = page.getByRole('region', { name: 'Summary', exact: true }).getByRole('listitem');
    const first = lines.first().getByRole('button');
    await first.click();
    const source = page.getByRole('region', { name: 'Where it comes from' });
    await expect(source.locator('mark').first()).toHaveText((await first.textContent()) ?? '');
    await expect(source.locator('mark').first()).toBeInViewport();

    await page.getByRole('textbox', { name: 'Your question' }).fill('Who decoded the dance of the bees?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const answers = page.getByRole('region', { name: 'Ask this document' });
    await expect(answers).toContainText('Karl von Frisch decoded the waggle dance');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who won the football match?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(answers).toContainText('Not in the document.');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as DOCX' }).click();
    expect((await download).suggestedFilename()).toBe('Summary.docx');

    await page.reload();
    await expect(text).toHaveValue(sentences.join(' '));
    await expect(first).toBeVisible();
  },
);
