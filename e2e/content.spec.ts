import { expect, journey } from './journey.ts';

journey('the blog can be searched and filtered, and a post leads to its tools', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('button', { name: 'Security' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('redact');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('elephants');
  await expect(page.getByText('No post fits this.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('');
  await expect(cards).toHaveCount(all);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/how-merging/);
  await page.getByRole('region', { name: 'Tools in this post' }).getByRole('link', { name: 'PDF Merger' }).click();
  await expect(page).toHaveURL('/tools/pdf-merger');
});

journey('help is found by the words in it', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search all help' }).fill('how do i sign');
  await page.getByRole('link', { name: /How to write, mark and sign a PDF/ }).click();
  await expect(page).toHaveURL('/help/visual-pdf-editor');
  await expect(page.getByRole('link', { name: 'Open Visual PDF Editor' })).toBeVisible();
});
