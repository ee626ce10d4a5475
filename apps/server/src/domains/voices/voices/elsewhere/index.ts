export { engineOfRecipe } from './engine-of-recipe.ts'
export { holdVoicesByEngine } from './voices-by-engine-store.ts'
