import { Search } from 'lucide-react';
import { useState } from 'react';
import { ToolOptions } from '../search/tool-options.tsx';
import { useToolSearch } from '../search/use-tool-search.ts';

export function HeroSearch() {
  const search = useToolSearch();
  const [focused, setFocused] = useState(false);
  const shown = focused && search.query.trim() !== '';
  return (
    <search
      className="relative mt-6 block max-w-[34rem] lg:mt-8"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <label className="flex items-center gap-3 rounded-[14px] border border-edge bg-card pe-3 ps-4 shadow-card focus-within:border-accent focus-within:outline-[2.5px] focus-within:outline-accent">
        <Search className="size-5 shrink-0 text-soft" aria-hidden="true" />
        <span className="sr-only">What do you want to do?</span>
        <input
          {...search.inputProps}
          role="combobox"
          aria-expanded={shown && search.results.length > 0}
          placeholder="What do you want to do?"
          className="h-14 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-soft"
        />
        <kbd className="hidden rounded-md border border-line px-2 py-0.5 font-sans text-sm text-soft sm:block">/</kbd>
      </label>
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-[14px] border border-line bg-raised shadow-lift"
      >
        <ToolOptions search={search} className="max-h-96 overflow-y-auto p-2" />
      </div>
    </search>
  );
}
