import { Plus } from 'lucide-react';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { type BulkStep, maxSteps } from './bulk-steps.ts';
import { defaultPattern, maxPatternLength, nameResult, objectionToPattern } from './name-pattern.ts';
import { RecipeBar } from './recipe-bar.tsx';
import { type PlainRecipe, type Recipe, recipesSchema, saveRecipe, withoutSecrets } from './recipes.ts';
import { StepCard } from './step-card.tsx';

type SettingsProps = { recipe: PlainRecipe; onChange: (recipe: PlainRecipe) => void };

const noRecipes: Recipe[] = [];

/** The steps, the name pattern, and the recipes that store both. */
export function BulkSettings({ recipe, onChange }: SettingsProps) {
  const [recipes, setRecipes] = useRemembered('bulk-recipes', recipesSchema, noRecipes);
  const { steps, namePattern } = recipe;
  const setSteps = (next: BulkStep[]) => onChange({ ...recipe, steps: next });
  return (
    <>
      <ol aria-label="Steps" className="space-y-4">
        {steps.map((step, index) => (
          <StepCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; two may be the same.
            key={index}
            step={step}
            place={index + 1}
            count={steps.length}
            onChange={(changed) => setSteps(steps.with(index, changed))}
            onRemove={() => setSteps(steps.toSpliced(index, 1))}
            onMoveUp={() => setSteps(steps.toSpliced(index - 1, 2, step, ...steps.slice(index - 1, index)))}
          />
        ))}
      </ol>
      {steps.length < maxSteps && (
        <Button
          look="secondary"
          size="small"
          onClick={() => setSteps([...steps, { operation: 'compress', options: {} }])}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add a step
        </Button>
      )}
      <TextField
        label="Name of the results"
        value={namePattern}
        maxLength={maxPatternLength}
        autoComplete="off"
        spellCheck={false}
        placeholder={defaultPattern}
        onChange={(pattern) => onChange({ ...recipe, namePattern: pattern })}
        error={objectionToPattern(namePattern)}
        hint={`{name}, {n}, {ext}, {date}; {nnn} for 001. Such as ${exampleOf(namePattern)}`}
      />
      <RecipeBar
        current={recipe}
        recipes={recipes}
        onUse={({ name: _, ...plain }) => onChange(plain)}
        onSave={(name) => setRecipes(saveRecipe(recipes, withoutSecrets({ ...recipe, name })))}
        onDelete={(name) => setRecipes(recipes.filter((other) => other.name !== name))}
      />
    </>
  );
}

const exampleOf = (pattern: string): string =>
  nameResult(pattern || defaultPattern, { name: 'holiday.jpg', n: 7, ext: 'jpg', date: '2026-01-31' });
