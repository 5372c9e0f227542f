import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const path = '/tools/case-converter';
const textArea = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

journey.use({ permissions: ['clipboard-read', 'clipboard-write'] });

journey('a text appears in every format at once, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('fox')) sent.push(request.url());
  });
  await page.goto(path);
  await textArea(page).fill('the quick brown fox');
  const results = {
    'UPPER CASE': 'THE QUICK BROWN FOX',
    'lower case': 'the quick brown fox',
    'Title Case': 'The Quick Brown Fox',
    'Sentence case': 'The quick brown fox',
    camelCase: 'theQuickBrownFox',
    PascalCase: 'TheQuickBrownFox',
    snake_case: 'the_quick_brown_fox',
    'kebab-case': 'the-quick-brown-fox',
    CONSTANT_CASE: 'THE_QUICK_BROWN_FOX',
    'dot.case': 'the.quick.brown.fox',
    'path/case': 'the/quick/brown/fox',
    'aLtErNaTiNg cAsE': 'tHe QuIcK bRoWn FoX',
  };
  for (const [name, result] of Object.entries(results)) {
    await expect(card(page, name).getByRole('paragraph')).toHaveText(result);
  }
  await textArea(page).pressSequentially(' runs');
  await expect(card(page, 'snake_case').getByRole('paragraph')).toHaveText('the_quick_brown_fox_runs');
  expect(sent).toEqual([]);
});

journey(
  'the language is recognised; language, title style, lines, acronyms and accents stay as chosen',
  async ({ page }) => {
    await page.goto(path);
    const language = page.getByRole('combobox', { name: 'Language' });
    await textArea(page).fill('ışık ve ilgi');
    await expect(language).toContainText('Automatic (Turkish)');
    await expect(card(page, 'UPPER CASE').getByRole('paragraph')).toHaveText('IŞIK VE İLGİ');
    await textArea(page).fill('istanbul straße with NASA');
    const title = card(page, 'Title Case').getByRole('paragraph');
    await expect(title).toHaveText('Istanbul Straße With NASA');
    await page.getByRole('radio', { name: 'Chicago' }).check({ force: true });
    await expect(title).toHaveText('Istanbul Straße with NASA');
    await language.selectOption('Turkish');
    await expect(card(page, 'UPPER CASE').getByRole('paragraph')).toHaveText('İSTANBUL STRASSE WİTH NASA');
    await expect(page.getByRole('radio', { name: 'Chicago' })).toBeDisabled();
    await language.selectOption('German');
    await page.getByRole('checkbox', { name: 'Capital ẞ instead of SS' }).check();
    await expect(card(page, 'UPPER CASE').getByRole('paragraph')).toHaveText('ISTANBUL STRAẞE WITH NASA');
    await page.getByRole('checkbox', { name: 'Plain letters in code' }).check();
    await page.getByRole('checkbox', { name: 'Keep acronyms' }).uncheck();
    await expect(card(page, 'camelCase').getByRole('paragraph')).toHaveText('istanbulStrasseWithNasa');
    await page.getByRole('checkbox', { name: 'Each line on its own' }).uncheck();
    await textArea(page).fill('one\ntwo');
    await expect(card(page, 'kebab-case').getByRole('paragraph')).toHaveText('one-two');
    await page.reload();
    await expect(language).toHaveValue('de');
    await expect(page.getByRole('radio', { name: 'Chicago' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Each line on its own' })).not.toBeChecked();
  },
);

journey('a result is copied and saved', async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill('Hello wide world');
  await page.getByRole('button', { name: 'Copy kebab-case text' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await clipboard(page)).toBe('hello-wide-world');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Title Case text' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('title-case.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe('Hello Wide World');
});

journey('a long text shows its beginning; all of it is copied and saved', async ({ page }) => {
  await page.goto(path);
  const line = 'One line of many, Straße and all.\n';
  const text = line.repeat(3000);
  await setText(page, text);
  const upper = card(page, 'UPPER CASE');
  await expect(upper).toContainText('ONE LINE OF MANY, STRASSE AND ALL.');
  await expect(upper).toContainText(`The beginning of ${text.toUpperCase().length.toLocaleString('en')} characters.`);
  await expect(card(page, 'aLtErNaTiNg cAsE')).toContainText('oNe LiNe Of MaNy');
  await page.getByRole('button', { name: 'Copy UPPER CASE text' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await clipboard(page)).toBe(text.toUpperCase());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save lower case text' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(text.toLowerCase());
  await textArea(page).fill('short again');
  await expect(upper.getByRole('paragraph')).toHaveText('SHORT AGAIN');
});

journey('everything works with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  await tabTo(page, textArea(page));
  await page.keyboard.type('Keys only');
  await tabTo(page, page.getByRole('button', { name: 'Clear', exact: true }));
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }));
  await tabTo(page, page.getByRole('radio', { name: 'AP', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Chicago' })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: 'Keep names' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Keep names' })).not.toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Copy snake_case text' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await clipboard(page)).toBe('keys_only');
});

journey('short and long texts are converted offline', async ({ page, context }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.workers().length).toBe(1);
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => true)));
  await context.setOffline(true);
  await textArea(page).fill('no network');
  await expect(card(page, 'PascalCase').getByRole('paragraph')).toHaveText('NoNetwork');
  await setText(page, 'no network either. '.repeat(2000));
  await expect(card(page, 'Sentence case')).toContainText('No network either. No network either.');
  await page.getByRole('button', { name: 'Copy lower case text' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  await context.setOffline(false);
});

journey('the draft survives a reload, and clearing can be undone', async ({ page }) => {
  await page.goto(path);
  await textArea(page).fill('Keep me');
  await page.reload();
  await expect(textArea(page)).toHaveValue('Keep me');
  await expect(card(page, 'snake_case').getByRole('paragraph')).toHaveText('keep_me');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(textArea(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo clear' }).click();
  await expect(textArea(page)).toHaveValue('Keep me');
});

journey('full of text it has no barriers and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await textArea(page).fill(`${'W'.repeat(200)} and ${'more '.repeat(40)}`);
  const settings = page.getByRole('button', { name: 'Settings' });
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeHidden();
  await settings.click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Inserts a long text at once, like pasting. */
async function setText(page: Page, text: string): Promise<void> {
  await textArea(page).evaluate((area, value) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('This is no text area.');
    area.select();
    area.setRangeText(value);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached with the keyboard.`);
}
