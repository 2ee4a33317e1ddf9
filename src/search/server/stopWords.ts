import { foldWord } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/**
 * Words that hold a question together and say nothing of what it is about, folded. A long page has all of them, and a short
 * answer does not, so a page that had to have them would be the longest and not the best. A language without a list has none.
 */
const LISTS: Readonly<Partial<PerLocale>> = {
  en: `a about am an and any are as at be been being but by can could did do does doing for from get gets give had has have
    having how i if in into is it its let make may me mine much must my need no not of off on one or our ours please shall should so
    some than that the their them then there these they this those to up us want was we were what when where which who whom
    whose why will with would you your yours`,
  es: `a al algo ante aqui asi aun aunque cada como con cual cuales cuando cuanta cuantas cuanto cuantos de deben debo del desde
    donde e el ella ellos en entre era es esa ese eso esta estan estar estas este esto estos fue ha hace hacen hacer hacia han
    hasta hay la las le les lo los mas me mi mis muy necesito ni nos no nosotros nuestra nuestras nuestro nuestros o os otra otro
    para pero poder podemos por porque puede pueden puedo que quien quienes quiero se ser si sobre son su sus tal tan te tener
    tengo tenemos ti tiene tienen todo tu tus u un una unas uno unos vuestra vuestro y ya yo`,
  pt: `a alguem ao aos aquele as ate cada com como da das de dela dele deles desde devo do dos e ela elas ele eles em entre era
    essa esse esta estao estar estas este estes estou eu fazem fazer faz foi ha isso isto ja la lhe lhes mais mas me meu meus
    minha minhas muito na nao nas nem no nos nosso nossos nossa nossas num numa o onde os ou para pela pelas pelo pelos podemos
    podem poder pode posso por porque preciso quais qual quando quanta quantas quanto quantos que quem quero sao se ser seu seus
    so sobre sua suas tambem te tem temos tenho ter teu tua um uma umas uns vosso vossa voce voces`,
  ru: `а без бы был была были было быть в вам вами вас ваш ваша ваше ваши во вот все всё вы где да для до его ее если есть еще
    ещё же за и из или им их к как какая какие какой каком ко кого кому кто куда ли между меня мне мной много можем может
    можно мои мой моя моё мы на не над надо нам нами нас наш наша наше наши него нее нет ни них но нужен нужна нужно нужны о об
    один он она они от перед по под после при про с сделать себя сейчас со так также такое там то того тоже только тут ты у
    уже хочу чего чем через что чтобы это этого этой этот эту я`,
};

const WORDS = new Map(
  Object.entries(LISTS).map(([language, list]) => [language, new Set(list.split(/\s+/).map(foldWord))]),
);

/** @returns whether a word says nothing of what a question is about; who asks for such words alone means them */
export function isStopWord(word: string, language: keyof PerLocale): boolean {
  return WORDS.get(language)?.has(foldWord(word)) ?? false;
}
