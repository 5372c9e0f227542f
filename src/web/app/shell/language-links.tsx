import { useLocation } from 'react-router';
import { addressIn, languageCookie, languageNames, languages } from '../../../shared/language/languages.ts';
import { language } from '../../../shared/language/translate.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** This page in every language. Whoever chooses one gets it from then on. */
export function LanguageLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Language" translate="no">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={addressIn(each, pathname)}
              hrefLang={each}
              lang={each}
              aria-current={each === language() ? 'true' : undefined}
              className="inline-block py-1 hover:text-accent hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              onClick={() => {
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
                document.cookie = `${languageCookie}=${each}; path=/; max-age=${yearSeconds}; samesite=lax`;
              }}
            >
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
