export {
  createRechercheEntreprisesSource,
  RECHERCHE_ENTREPRISES,
  type RechercheEntreprisesSettings,
} from './recherche-entreprises-source';
