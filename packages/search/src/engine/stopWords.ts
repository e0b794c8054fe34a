/** Normalized Spanish and English words that name no subject. Beside other words, they are mostly ignored. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al ante con cual cuales cuando como de del desde donde e el ella ellas ellos en entre era es esa ese eso esta este esto
  estan esta fue ha haber hace hacia han hasta hay he la las le les lo los me mi mis muy ni no nos o para pero por porque
  puede pueden puedo que quien quiero se sea ser si sin sobre son su sus te tengo tiene tienen tu tus u un una uno unos
  unas va van y ya yo mas hago hacemos hacer debo debe necesito segun
  quiere queremos podemos podria
  about an and any are available be between but can do does for from get has have how i if in into is it its my not of off on or
  should that the then there this to use using vs was what when where which who why will with you your
  busco consigo consigue conseguir encuentro encuentra encontrar obtengo obtiene obtener saco saca sacar find
  coloco coloca colocar meto mete metemos meter pego pega pegar pongo pone ponemos pon poner put place
  uso usa usamos usar utilizo utiliza utilizar
  admite admiten soporta soportan funciona funcionan work works
  emite emiten lanza lanzan
  manejo manejar gestiono gestionar handle handling`.split(/\s+/),
);

/** Words that turn a question into its opposite. */
export const negations: ReadonlySet<string> = new Set(['no', 'sin', 'not', 'without']);
