import { type FakeAi, startFakeAi } from '../src/testing/fake-ai/fake-ai.ts';
import { expect, findBarriersInBothThemes, journey as plainJourney, settled } from './journey.ts';
import { startSite } from './own-site.ts';

/** A journey on a site with an AI provider, which obeys 'fake-ai:busy' and the like in texts. */
const journey = plainJourney.extend<{ baseURL: string }, { ai: { address: string; fake: FakeAi } }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
    async ({}, use, { parallelIndex }) => {
      const address = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3987) + 70 + parallelIndex}`;
      const fake = await startFakeAi({
        reply: ({ instructions, material }) => answerTo(instructions, material.at(-1)?.text ?? ''),
      });
      const site = await startSite({ address, settings: { EVERYONE_PRO: 'true', ...fake.settings() } });
      await use({ address, fake });
      await site.close();
      await fake.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ai }, use) => use(ai.address),
});

/** What a model makes of a text: a translation into Arabic, a corrected verb, or the text itself. */
function answerTo(instructions: string, text: string): string {
  if (instructions.includes('to Arabic')) return text.replace('The house is big.', 'البيت كبير.');
  return text.replace('dont', "doesn't");
}

// One site serves all of them.
journey.describe.configure({ mode: 'default' });

const named = 'Your text goes to an AI model on this server, and to nobody else.';
const bees = 'Honey bees live in colonies with one queen. ';

journey(
  'a summary is seen while it is written, also after a reload, and cancelled without a loss',
  async ({ page, ai: { fake } }) => {
    await page.goto('/tools/text-summarizer');
    await expect(page.getByText(named, { exact: true })).toBeVisible();
    expect(fake.calls).toEqual([]);
    const text = page.getByRole('textbox', { name: 'Text to summarize' });
    const start = page.getByRole('button', { name: /^Summarize/ });
    const coming = page.getByRole('region', { name: 'Summary so far' });

    const hanging = `${bees.repeat(5)}fake-ai:hang-midway`;
    await text.fill(hanging);
    await start.click();
    await expect(coming).toContainText('Honey');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(start).toBeVisible();
    await expect(text).toHaveValue(hanging);
    await expect.poll(fake.open).toBe(0);

    const slow = `${bees.repeat(60)}fake-ai:slow`;
    await text.fill(slow);
    await start.click();
    await expect(coming).toContainText('Honey');
    await settled(page);
    await page.reload();
    const summary = page.getByRole('region', { name: 'Summary', exact: true });
    await expect(summary).toContainText('Written by 127.0.0.1 (good) and checked against the text.');
    await expect(text).toHaveValue(slow);
    expect(await findBarriersInBothThemes(page)).toEqual([]);

    await text.fill(`${bees.repeat(5)}fake-ai:error`);
    await start.click();
    await expect(summary).toContainText(
      'The AI service does not work at the moment. The built-in engine did this instead.',
    );
    await page.getByText('Built-in engine', { exact: true }).click();
    await expect(page.getByText(/^Your text stays on this server\./)).toBeVisible();
    const before = fake.calls.length;
    await start.click();
    await expect(summary).not.toContainText('The AI service');
    expect(fake.calls).toHaveLength(before);
  },
);

journey(
  'the writing assistant says why a provider failed, offers its own rules, and keeps the text',
  async ({ page, ai: { fake } }) => {
    await page.goto('/tools/writing-assistant');
    await expect(page.getByText(named, { exact: true })).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Original text' });
    const start = page.getByRole('button', { name: 'Improve text' });
    const improved = page.getByRole('region', { name: 'Improved text' });

    const busy = 'She dont like coffee. `fake-ai:busy-long`';
    await text.fill(busy);
    await start.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The AI service is busy. Please try again in 60 minutes. Report this',
    );
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use the built-in rules' }).click();
    await expect(improved).toContainText("doesn't");
    await expect(text).toHaveValue(busy);

    const hanging = 'She dont like coffee. `fake-ai:hang-midway`';
    await text.fill(hanging);
    await start.click();
    await expect.poll(fake.open).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(fake.open).toBe(0);
    await expect(text).toHaveValue(hanging);

    await text.fill('She dont like coffee.');
    await start.click();
    await expect(page.getByText('1 change. Look at each below.', { exact: true })).toBeVisible();
    await settled(page);
    await page.reload();
    await expect(improved).toContainText("doesn't");
    await expect(text).toHaveValue('She dont like coffee.');
  },
);

journey(
  'a translation runs from right to left, and a failure is a sentence beside the text',
  async ({ page, ai: { fake } }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/tools/translate-languages', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/tools/translator');
    await expect(page.getByText(named, { exact: true })).toBeVisible();
    const text = page.getByRole('textbox', { name: 'Text to translate' });
    const start = page.getByRole('button', { name: 'Translate', exact: true });
    const translation = page.getByRole('region', { name: 'Translation' });
    const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];

    await from.selectOption('en');
    await to.selectOption('ar');
    await text.fill('The house is big.');
    // Before it is known who translates here, only programs of the site would be asked.
    await expect(start).toBeDisabled();
    answer.resolve();
    await start.click();
    const translated = translation.getByText('البيت كبير.');
    await expect(translated).toHaveAttribute('dir', 'rtl');
    await expect(translated).toHaveAttribute('lang', 'ar');
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: 'Swap languages and texts' }).click();
    await expect(text).toHaveValue('البيت كبير.');
    await expect(text).toHaveCSS('unicode-bidi', 'plaintext');
    await page.setViewportSize({ width: 1280, height: 800 });

    await from.selectOption('en');
    await to.selectOption('th');
    const failing = 'The house is big. See fake-ai:error now.';
    await text.fill(failing);
    await start.click();
    await expect(translation.getByRole('alert')).toHaveText(
      'The AI service does not work at the moment. Please try again in a few minutes. Report this',
    );
    await expect(text).toHaveValue(failing);
    await to.selectOption('es');
    await start.click();
    await expect(translation).toContainText('La casa es grande.');
    await expect(page.getByText('Apertium on this site translated it instead.').first()).toBeVisible();

    await text.fill('The house is big. See fake-ai:hang now.');
    await start.click();
    await expect.poll(fake.open).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(fake.open).toBe(0);
    await settled(page);
    await page.reload();
    await expect(text).toHaveValue('The house is big. See fake-ai:hang now.');
  },
);

journey('the privacy policy says where texts go', async ({ page }) => {
  await page.goto('/privacy');
  const definitions = page.getByRole('definition').filter({ hasText: /^a model on the server of this site/ });
  await expect(definitions).toHaveCount(2);
});
