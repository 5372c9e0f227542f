import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { analysisPath } from '../src/modules/proactive/suggestion-words.contract.ts';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const photo = 'src/tools/image-compressor/fixtures/photo.jpg';
const lockedLetter = 'src/engines/office/fixtures/locked.docx';

// Turned off for all other journeys.
journey.use({ storageState: { cookies: [], origins: [] } });

const suggestions = (page: Page) => page.getByRole('complementary', { name: 'Suggestions' });

/** Opens a page and waits until it listens: that is when the place for suggestions appears, which its HTML does not have. */
async function open(page: Page, path: string) {
  const response = await page.goto(path);
  expect(await response?.text()).not.toContain('aria-label="Suggestions"');
  await expect(suggestions(page)).toBeAttached();
}

/** Lets a script of the page fail. Resolves to whether the page asked for a suggestion. */
async function breakButton(page: Page): Promise<boolean> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  // What the error leads to is sent before our own request.
  await page.evaluate(`new Promise((resolve) => setTimeout(() => {
    reportError(new Error('a broken button'));
    resolve(fetch('/api/health').then(() => undefined));
  }))`);
  page.off('request', note);
  expect(asked).toContain('/api/health');
  return asked.includes(analysisPath);
}

journey('a locked file brings a card whose button leads to the password, on a narrow phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/tools/pdf-converter');
  await page.locator('input[type=file]').first().setInputFiles(lockedLetter);
  const start = page.locator('[data-start]');
  await start.click();
  const card = suggestions(page).getByText('This file is locked.');
  await expect(card).toBeVisible();
  await expect(start).toBeFocused();
  // Nothing is in the way of the button that starts the work.
  await start.click({ trial: true });
  expect(await findBarriersInBothThemes(page)).toEqual([]);

  await suggestions(page).getByRole('button', { name: 'Enter the password' }).click();
  await expect(page.getByLabel('Password of locked.docx')).toBeFocused();
  await expect(card).toBeHidden();
});

journey('one press turns them off for good, and another on again', async ({ page, provoked }) => {
  provoked.push(/a broken button/);
  await open(page, '/help');
  expect(await breakButton(page)).toBe(true);
  await expect(suggestions(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await suggestions(page).getByRole('button', { name: 'No more suggestions' }).click();
  await expect(suggestions(page)).toHaveCount(0);
  await page.reload();
  const choice = page.getByRole('switch', { name: 'Suggestions: off' });
  await expect(choice).toBeVisible();
  expect(await breakButton(page)).toBe(false);
  await choice.click();
  await expect(page.getByRole('switch', { name: 'Suggestions: on' })).toBeChecked();
  await expect(suggestions(page)).toBeAttached();
});

journey('a card waits until a dialog is closed, and goes with its page', async ({ page, provoked }) => {
  provoked.push(/a broken button/);
  await open(page, '/help');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  await expect(dialog).toBeVisible();
  const answered = page.waitForResponse(`**${analysisPath}`);
  await page.evaluate("void Promise.reject(new Error('a broken button'))");
  await answered;
  await page.waitForTimeout(1_000);
  await expect(suggestions(page).getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(suggestions(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await expect(suggestions(page).getByRole('button')).toHaveCount(0);
});

journey('the same file refused twice is handed to the tool that takes it', async ({ page }) => {
  await open(page, '/tools/pdf-splitter');
  const drop = async () => {
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'letter.docx', mimeType: '', buffer: readFileSync(lockedLetter) });
  };
  await drop();
  await drop();
  await expect(suggestions(page).getByText('The PDF Splitter does not take DOCX files.')).toBeVisible();
  await suggestions(page)
    .getByRole('button', { name: /^Open the / })
    .click();
  await expect(page).not.toHaveURL('/tools/pdf-splitter');
  await expect(page.getByText('letter.docx').first()).toBeVisible();
});

journey('files that wait for their button get a hint', async ({ page }) => {
  await page.clock.install();
  await open(page, '/tools/image-compressor');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText('photo.jpg').first()).toBeVisible();
  await page.clock.fastForward('01:20');
  await suggestions(page).getByRole('button', { name: 'Show me the button' }).click();
  await expect(page.locator(':focus')).toHaveText(/Compress/);
});

journey('who looks at many tools is shown the way home, for half a minute', async ({ page }) => {
  await page.clock.install();
  await open(page, '/tools/pdf-merger');
  for (const name of ['PDF Splitter', 'Image Resizer', 'Word Counter', 'Translator']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.clock.fastForward('00:16');
  const home = suggestions(page).getByRole('button', { name: 'Open the home page' });
  await expect(home).toBeVisible();
  // Its time begins a moment after it appears.
  await expect(async () => {
    await page.clock.fastForward('00:31');
    await expect(home).toBeHidden({ timeout: 1_000 });
  }).toPass();
});
