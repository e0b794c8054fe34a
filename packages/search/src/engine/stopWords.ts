import { foldWord } from './splitWords';
import { stemWord } from './stemWord';

/** Stop words of both languages, folded. They count only in a query that has no other words. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al ante con cual cuales cuando como de del desde donde e el ella ellas ellos en entre era es esa ese eso esta este esto
  estan esta fue ha haber hace hacia han hasta hay he la las le les lo los me mi mis muy ni no nos o para pero por porque
  puede pueden puedo que quien quiero se sea ser si sin sobre son su sus te tengo tiene tienen tu tus u un una uno unos
  unas va van y ya yo mas hago hacemos hacer debo debe necesito segun
  quiere queremos podemos podria
  about an and any are available be between but can do does for from get has have how i if in into is it its my not of off on or
  should that the then there this to use using vs was what when where which who why will with you your`.split(
    /\s+/,
  ),
);

/**
 * Verbs of questions, folded; those of one line mean the same. No page is about them: they count only in a query that has no other
 * words, and where two questions differ by them.
 */
const verbLines =
  `busco consigo consigue conseguir encuentro encuentra encontrar obtengo obtiene obtener saco saca sacar find
  coloco coloca colocar meto mete metemos meter pego pega pegar pongo pone ponemos pon poner put place
  uso usa usamos usar utilizo utiliza utilizar
  admite admiten soporta soportan funciona funcionan work works
  emite emiten lanza lanzan
  manejo manejar gestiono gestionar handle handling`
    .split('\n')
    .map((line) => line.trim().split(' '));

/** The verbs with the number of their meaning. */
export const verbs: ReadonlyMap<string, number> = new Map(
  verbLines.flatMap((line, meaning) => line.map((verb) => [verb, meaning])),
);

/** Words that make a question of what follows, folded. */
export const questionWords: ReadonlySet<string> = new Set(
  'como cual cuales donde que how what where which'.split(' '),
);

/** Stems of verbs that say less than their object: `quitar el icono` is about the icon. */
export const weakVerbs: ReadonlySet<string> = new Set(
  'quitar eliminar borrar cambiar mostrar ver añadir saber comprobar enviar activar desactivar remove change show add enable disable'
    .split(' ')
    .map((verb) => stemWord(foldWord(verb))),
);
