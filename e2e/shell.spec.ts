import { signedInCookie } from '../src/modules/accounts/account-paths.contract.ts';
import { expect, findBarriers, findBarriersInBothThemes, journey } from './journey.ts';

journey.describe('finding a tool', () => {
  journey('the search on the home page is used from the keyboard', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'What do you want to do?' });
    await search.focus();
    await page.keyboard.type('shrink jpg');
    await expect(page.getByRole('option')).toHaveText([/Image Compressor/]);
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools/image-compressor');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Image Compressor');
  });

  journey(
    'arrow keys choose among the results, a slash is just typed, and an empty result is announced',
    async ({ page }) => {
      await page.goto('/');
      const search = page.getByRole('combobox');
      // Matched by keywords only: once it is shown, the results of the last search are complete.
      await search.fill('shrink jpg');
      await expect(page.getByRole('option')).toHaveText([/Image Compressor/]);
      await search.fill('image');
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'no id');

      await search.fill('');
      await search.pressSequentially('a/b');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(search).toHaveValue('a/b');

      await search.fill('teleport');
      await expect(page.getByRole('status').filter({ hasText: 'No tool here fits “teleport”.' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toHaveValue('');
    },
  );

  journey('a selected result stays selected when more are found', async ({ page }) => {
    const heldBack = Promise.withResolvers<void>();
    await page.route('**/keywords.index-*.js', async (route) => {
      await heldBack.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('combobox').fill('smaller');
    const options = page.getByRole('option');
    await expect(options).not.toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    const found = await options.count();
    const chosen = (await options.last().textContent()) ?? '';
    heldBack.resolve();
    await expect.poll(() => options.count()).toBeGreaterThan(found);
    await expect(page.getByRole('option', { selected: true })).toHaveText(chosen);
  });

  journey('two keys open the search on any page', async ({ page }) => {
    await page.goto('/help');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Find a tool' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('image compressor');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools/image-compressor');
    await expect(dialog).toBeHidden();
  });

  journey('when its code cannot be loaded, a notice says so, and the page stays', async ({ page, provoked }) => {
    provoked.push(/ERR_FAILED/);
    await page.route('**/assets/command-palette-*.js', (route) => route.abort());
    await page.goto('/help');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Part of the page is missing', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  });

  journey('a file dropped on the home page finds its tools', async ({ page }) => {
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.xyz',
      mimeType: 'application/x-unknown',
      buffer: Buffer.from('?'),
    });
    // Two accept anything.
    await expect(page.getByRole('button', { name: 'Several steps' })).toBeVisible();
    await page.getByRole('button', { name: 'Pack as ZIP' }).click();
    await expect(page).toHaveURL('/tools/file-compressor');
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('notes.xyz');
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'scan.tif',
      mimeType: 'image/tiff',
      buffer: Buffer.from('II*'),
    });
    // The most wanted first; the others under 'More'.
    await expect(page.getByRole('button', { name: 'Pack as ZIP' })).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: 'Pack as ZIP' })).toBeVisible();
    await page.getByRole('button', { name: 'Make smaller' }).click();
    await expect(page).toHaveURL('/tools/image-compressor');
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('scan.tif');
  });
});

journey('the grid of tools has no gaps, at any width and in any category', async ({ page }) => {
  await page.goto('/');
  const families = page.getByRole('group', { name: 'Which tools' }).getByRole('button');
  for (const width of [390, 800, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const family of await families.all()) {
      await family.click();
      await expect(family).toHaveAttribute('aria-pressed', 'true');
      const { grid, lastTile } = await page.locator('section[aria-labelledby=tools] ul').evaluate((list) => {
        const tiles = [...list.children].map((tile) => tile.getBoundingClientRect()).filter(({ width }) => width > 0);
        return { grid: list.getBoundingClientRect().right, lastTile: tiles.at(-1)?.right };
      });
      expect(lastTile).toBeCloseTo(grid, 0);
    }
  }
});

journey.describe('the header', () => {
  journey(
    'the tools menu opens on hover and closes when the pointer leaves, and controls have tooltips',
    async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const button = menu.getByRole('button', { name: 'Tools' });
      await button.hover();
      await expect(menu.getByRole('link', { name: 'Image Compressor' })).toBeVisible();
      await expect(menu.getByRole('heading', { name: 'Image Tools' })).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(menu.getByRole('link', { name: 'Image Compressor' })).toBeHidden();
      await page.getByRole('button', { name: 'Switch between light and dark' }).hover();
      await expect(page.getByRole('tooltip', { name: 'Light or dark' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    },
  );

  journey('the tools menu is used from the keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = menu.getByRole('button', { name: 'Tools' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const first = menu.getByRole('listitem').getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tools\//);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  journey('the first Tab stop skips the header', async ({ page }) => {
    await page.goto('/pricing');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  journey('a Pro user sees their name and badge, and can log out', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: signedInCookie, value: '1', url: String(baseURL) }]);
    await page.route('/api/user', (route) =>
      route.fulfill({ json: { username: 'mara', subscriptionStatus: 'active', plan: 'pro', role: 'user' } }),
    );
    await page.route('/api/logout', async (route) => {
      await page.context().clearCookies();
      return route.fulfill({ status: 204 });
    });
    await page.goto('/pricing');
    const menu = page.getByRole('banner').getByRole('button', { name: 'mara Pro' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out successfully', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  journey('the menu lists everything, traps the focus and closes on Escape and on a choice', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toContainText([/Compressor/, 'Pricing', 'Help', 'Sign In']);
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toBeHidden();
  });
});

journey.describe('the theme', () => {
  const paper = 'getComputedStyle(document.documentElement).backgroundColor';

  journey(
    'follows the system until one is chosen, which applies before the first paint',
    async ({ page, provoked }) => {
      provoked.push(/ERR_FAILED/);
      await page.goto('/');
      const light = await page.evaluate(paper);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await page.evaluate(paper);
      expect(dark).not.toBe(light);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await page.evaluate(paper)).toBe(light);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      expect(await page.evaluate(paper)).toBe(dark);
      // Without the site's code files, only the page's first inline script can have set the colours.
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/help', { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(paper)).toBe(dark);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('/help');
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      expect(await page.evaluate(paper)).toBe(light);
    },
  );
});
