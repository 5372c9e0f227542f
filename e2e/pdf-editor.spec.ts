import { readFile } from 'node:fs/promises';
import { expect, findBarriersInBothThemes, journey, settled } from './journey.ts';

const fixture = new URL('../src/tools/pdf-editor/fixtures/ferry.pdf', import.meta.url);

journey(
  'words of a PDF are changed, kept over a reload, and saved though the server has forgotten the file',
  async ({ page, provoked }) => {
    provoked.push(/status of 404/);
    await page.goto('/tools/pdf-editor');
    await page.getByRole('button', { name: 'Save and download' }).click();
    const missing = page.getByText('Please upload a PDF and make some edits first.');
    await expect(missing.first()).toBeVisible();
    const buffer = await readFile(fixture);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'ferry.pdf', mimeType: 'application/pdf', buffer });
    const line = page.getByRole('group', { name: 'Text on page 1' }).getByRole('button', { name: /From November/ });
    await expect(line).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save and download' })).toBeDisabled();
    await line.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Paragraph on page 1' });
    await expect(field).toBeFocused();
    await expect(field).toContainText('ten minutes');
    await page.keyboard.type(' or so, as winter is rough');
    await expect(field).toContainText('or so');
    const notice = page.getByRole('group', { name: 'Text on page 1' }).getByRole('status');
    await expect(notice).toContainText('1 line too long: letters are narrowed');
    const wrapped = field.locator(':scope > div');
    const before = await wrapped.count();
    await page.keyboard.press('Control+Enter');
    await expect(wrapped).toHaveCount(before + 1);
    await expect(notice).toHaveText('');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let what follows stay' }).click();
    await expect(wrapped).toHaveCount(before);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(field).not.toContainText('or so');
    await field.evaluate((element) => {
      const words = [...element.querySelectorAll('span')].find((span) => span.textContent?.includes('ten minutes'));
      const [node, at] = [words?.firstChild, words?.textContent?.indexOf('ten minutes') ?? 0];
      if (node) getSelection()?.setBaseAndExtent(node, at, node, at + 'ten minutes'.length);
    });
    await page.keyboard.type('half an hourᠠ');
    await expect(page.getByText('This character cannot be set: ᠠ.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('This character cannot be set')).toBeHidden();
    await expect(page.getByText(/lines? changed on 1 page/)).toBeVisible();
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Shift+ArrowLeft');
    const bar = page.getByRole('group', { name: 'Style of the selection' });
    await page.keyboard.press('Control+b');
    await expect(bar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: 'Bold' })).toBeFocused();
    await bar.getByLabel('Size in points').selectOption('16');
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe('r');
    await bar.getByRole('button', { name: 'Italic' }).click();
    await expect(bar.getByRole('status')).toContainText('This page has no bold italic of Times-Roman');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Italic' }).click();
    await expect(bar.getByRole('status')).toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await settled(page);
    await page.reload();
    await expect(line).toBeVisible();
    await line.click();
    await page.keyboard.press('Control+a');
    await expect(bar.getByLabel('Size in points')).toHaveValue('');
    await page.keyboard.press('Enter');
    await page.getByText('Beside', { exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Text of page 1', exact: true });
    await expect(text).toHaveValue(/half\s+an\s+hour/);
    await text.focus();

    await text.press('Escape');
    await expect(page.getByRole('button', { name: 'Find and replace' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('4.50');
    const hits = page.getByRole('list', { name: 'Hits' });
    await hits.getByRole('button').first().click();
    await expect(text).toBeFocused();
    await page.getByLabel('Replace with').fill('4.80');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await page.getByRole('button', { name: 'Original text of page 1' }).click();
    await expect(page.getByRole('textbox', { name: 'Original text of page 1' })).toHaveValue(/4\.50/);
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    const gone = { message: 'This file is no longer here. Please send it again.', code: 'FILE_GONE' };
    await page.route('**/api/tools/pdf-edit/save', (route) => route.fulfill({ status: 404, json: gone }), { times: 1 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save and download' }).click();
    const saved = await readFile(await (await download).path());
    await expect(page.getByText('It has all your changes.')).toBeVisible();
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    const file = { name: 'edited.pdf', mimeType: 'application/pdf', buffer: saved };
    const read = await page.request.post('/api/tools/pdf-text-extract', { multipart: { file } });
    expect(await read.json()).toMatchObject({ extractedText: await text.inputValue() });
    expect(await text.inputValue()).toMatch(/half\s+an\s+hour[\s\S]*4\.80/);
  },
);
