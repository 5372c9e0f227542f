import { expect, findBarriersInBothThemes, journey } from './journey.ts';
import { arriveAsPro } from './pro-people.ts';

const path = '/tools/writing-assistant';

journey(
  'mistakes are underlined and fixed while typing; rules and words are kept, and each change can be refused',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arriveAsPro(page, path);
    const text = page.getByRole('textbox', { name: 'Original text' });
    const findings = page.getByRole('region', { name: /passages? to look at/ });
    const underlined = page.locator('span.decoration-wavy');
    await text.pressSequentially('She dont like coffee. He recieved an big zorblat, and we was late.');
    await expect(findings).toHaveAccessibleName('5 passages to look at');
    await expect(underlined).toHaveText(['dont', 'recieved', 'an', 'zorblat', 'was']);
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await findings.getByRole('button', { name: "don't", exact: true }).click();
    await expect(text).toHaveValue(/^She don't like/);
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(/^She dont like/);
    await findings.getByRole('listitem').filter({ hasText: '‘zorblat’' }).getByRole('button', { name: 'Add' }).click();
    await findings.getByRole('button', { name: 'Never again: the rule An a' }).click();
    await expect(underlined).toHaveText(['dont', 'recieved', 'was']);

    await page.getByRole('button', { name: 'Improve text' }).click();
    const improved = page.getByRole('region', { name: 'Improved text' });
    await expect(improved).toContainText('3 changes');
    await improved.getByRole('button', { name: /recieved/ }).click();
    await improved.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(improved).toContainText('3 changes, 1 rejected');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await improved.getByRole('button', { name: 'Copy' }).click();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toBe("She doesn't like coffee. He recieved an big zorblat, and we were late.");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(text).toHaveValue('She dont like coffee. He recieved an big zorblat, and we was late.');
    await expect(underlined).toHaveText(['dont', 'recieved', 'was']);
    await expect(improved).toContainText('3 changes');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await improved.getByRole('button', { name: 'Go on with this text' }).click();
    await expect(text).toHaveValue("She doesn't like coffee. He received an big zorblat, and we were late.");
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(/^She dont like/);
  },
);

journey('everyone sees their mistakes; improving a text is for Pro', async ({ page }) => {
  await page.goto(path);
  const improve = page.getByRole('button', { name: 'Improve text with Pro' });
  await improve.click();
  await expect(page.getByText('No Text Provided', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Original text' }).fill('She dont like coffee.');
  await expect(page.locator('span.decoration-wavy')).toHaveText(['dont']);
  await improve.click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Pro Feature' });
  await expect(notice).toContainText('AI Writing Assistant is available for Pro users. Please upgrade to continue.');
  await expect(notice.getByRole('link')).toHaveAttribute('href', /pricing/);
});
