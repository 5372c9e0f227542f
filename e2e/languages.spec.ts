import { readCatalogue } from '../src/shared/language/read-catalogue.ts';
import { expect, findBarriersInBothThemes, journey } from './journey.ts';

const es = await readCatalogue('es');

journey.describe('in a Spanish browser', () => {
  journey.use({ locale: 'es-MX' });

  journey('the site is in Spanish from the first page to the result, and refusals, too', async ({ page, provoked }) => {
    provoked.push(/status of 400/);
    await page.goto('/tools/image-resizer');
    await expect(page).toHaveURL(/\/es\/tools\/image-resizer$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(es['Image Resizer']);
    await page.locator('input[type=file]').first().setInputFiles('src/tools/image-compressor/fixtures/photo.jpg');
    await page.getByRole('spinbutton', { name: es.Width }).fill('64');
    await page.locator('[data-start]').click();
    await expect(page.getByRole('link', { name: new RegExp(es.Download) }).first()).toBeVisible();
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    // A refusal by the server.
    const refused = await page.evaluate(async () => {
      const body = new FormData();
      body.append('width', '64');
      const answer = await fetch('/api/tools/image-resize', {
        method: 'POST',
        headers: { 'accept-language': document.documentElement.lang },
        body,
      });
      return (await answer.json()).message;
    });
    expect(refused).toBe(es['Please select an image to resize.']);

    // Links stay in the language, and Back returns to the work.
    await page.locator('footer a[href="/es/help"]').click();
    await expect(page).toHaveURL(/\/es\/help$/);
    await page.goBack();
    await expect(page.getByText('photo.jpg').first()).toBeVisible();
  });

  journey('what is chosen in the footer stays', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/es\/pricing$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^s]\/pricing$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/help$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
  });

  journey('signing in leads to the page that asked for it, in its language', async ({ page }) => {
    await page.goto('/es/account');
    await expect(page).toHaveURL(/\/es\/login\?next=/);
  });
});

// The two with the longest words.
for (const language of ['fr', 'de']) {
  journey(`no page is wider than a phone in ${language}, and each names its other languages`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['', '/pricing', '/help', '/tools/pdf-merger', '/login']) {
      await page.goto(`/${language}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `/${language}${path}`).toBeLessThanOrEqual(320);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The six languages and the default; search engines do not list the page to sign in.
      await expect(page.locator('link[hreflang]')).toHaveCount(path === '/login' ? 0 : 7);
    }
  });
}
