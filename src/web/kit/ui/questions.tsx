import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';

/** Questions of a page with their answers, each of which opens. */
export function Questions(props: { faq: readonly { question: string; answer: ReactNode }[]; className?: string }) {
  return (
    <section className={classNames('max-w-3xl', props.className)} aria-labelledby="questions">
      <h2 id="questions" className="mb-2 text-2xl">
        Questions
      </h2>
      {props.faq.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </section>
  );
}
