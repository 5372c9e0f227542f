import { Save, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { operations } from '../operations.index.ts';
import { isSameRecipe, maxRecipes, type PlainRecipe, type Recipe, recipeLink } from './recipes.ts';
import { nameStep } from './step-words.ts';

type RecipeBarProps = {
  current: PlainRecipe;
  recipes: readonly Recipe[];
  onUse: (recipe: Recipe) => void;
  onSave: (name: string) => void;
  onDelete: (name: string) => void;
};

const own = '';

/** The saved recipes: use, save, share and delete. */
export function RecipeBar({ current, recipes, onUse, onSave, onDelete }: RecipeBarProps) {
  const [naming, setNaming] = useState(false);
  const used = recipes.find((recipe) => isSameRecipe(recipe, current));
  const name = current.steps.map((step) => nameStep(step, operations)).join(', ');
  return (
    <div className="space-y-3 border-line border-t pt-5">
      {recipes.length > 0 && (
        <SelectField
          label="Saved recipe"
          value={used?.name ?? own}
          choices={[
            ...(used ? [] : [{ value: own, label: t('None of them') }]),
            ...recipes.map((recipe) => ({ value: recipe.name, label: recipe.name })),
          ]}
          onChange={(chosen) => {
            const recipe = recipes.find((candidate) => candidate.name === chosen);
            if (recipe) onUse(recipe);
          }}
        />
      )}
      {naming ? (
        <NameForm
          initial={name.slice(0, 60)}
          onSave={(chosen) => {
            onSave(chosen);
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!used && recipes.length < maxRecipes && (
            <Button look="secondary" size="small" onClick={() => setNaming(true)}>
              <Save className="size-4" aria-hidden="true" />
              Save as recipe
            </Button>
          )}
          <CopyButton
            what={t('link to this recipe')}
            text={() =>
              `${location.origin}${location.pathname}${recipeLink({ ...current, name: used?.name ?? name.slice(0, 60) })}`
            }
          >
            Copy link
          </CopyButton>
          {used && (
            <Button look="quiet" size="small" onClick={() => onDelete(used.name)}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete recipe
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NameForm(props: { initial: string; onSave: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState(props.initial);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') props.onSave(name);
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <TextField
        label="Name of the recipe"
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        required
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button look="secondary" size="small" onClick={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
