import type { ToolLimits } from '../../../modules/plans/limits.contract.ts';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** The limits of both plans, and questions about them. */
export function PlanDetails(props: {
  compared: readonly ToolLimits[];
  questions: readonly { question: string; answer: string }[];
}) {
  return (
    <>
      <section className="mt-20" aria-labelledby="compare">
        <h2 id="compare" className="text-2xl sm:text-3xl">
          Starter and Pro, tool by tool
        </h2>
        <p className="mt-2 mb-6 text-soft">The limits each tool applies.</p>
        <ComparisonTable tools={props.compared} />
      </section>

      <section className="mt-16 max-w-3xl" aria-labelledby="questions">
        <h2 id="questions" className="mb-2 text-2xl sm:text-3xl">
          Questions
        </h2>
        {props.questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer}
          </Disclosure>
        ))}
      </section>
    </>
  );
}
