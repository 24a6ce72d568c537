import { list, type TopicWords } from './topic-words.ts'

export const fr: TopicWords = {
  language: 'fr',
  spaced: true,
  good: list(`bon, bonne, bons, bonnes, bien, super, top, parfait, parfaite, parfaitement, excellent, excellente, excellents, génial,
    géniale, magnifique, magnifiques, beau, belle, beaux, belles, joli, jolie, jolis, jolies, adore, adorons, aime, aimons,
    satisfait, satisfaite, satisfaits, content, contente, ravi, ravie, ravis, recommande, recommandons, impeccable, nickel,
    formidable, agréable, agréables, confortable, rapide, facile, pratique, solide, sympa, efficace, délicieux, délicieuse,
    heureux, heureuse, meilleur, meilleure, merveilleux, merveilleuse, soigné, soignée, fluide, fiable`),
  bad: list(`mauvais, mauvaise, mauvaises, nul, nulle, déçu, déçue, déçus, décevant, décevante, déception, horrible, horribles,
    catastrophe, catastrophique, inutile, inutilisable, cassé, cassée, défectueux, défectueuse, arnaque, problème, problèmes,
    malheureusement, médiocre, fragile, pire, honteux, honte, inadmissible, inacceptable, abîmé, abîmée, déchiré, déchirée,
    rayé, rayée, sale, renvoyé, renvoyée, retourné, regrette, dommage, lent, lente, trop petit, trop grand, trop cher,
    bug, bugs, panne, pénible, camelote, poubelle, mécontent, mécontente, insatisfait, insatisfaite, éviter, fuir, bof, moche, ridicule`),
  before: list(`pas, ne, n, non, aucun, aucune, jamais, sans, ni, peu, guère, n'est, n'a`),
  after: list(`pas, jamais, guère`),
  turns: list(
    `mais, cependant, toutefois, par contre, en revanche, pourtant, malheureusement, sauf, dommage que, bien que, même si`,
  ),
  elsewhere: list(
    `je cherchais, cherchais, à la recherche, serait, seraient, aurait, aurais, aimerais, voudrais, pourrait, devrait, ancien, ancienne, anciens, précédent, précédente, précédents, avant, autre marque, d'autres, autres, concurrent*, contrairement, par rapport, comparé, peur, craignais, si vous, si on`,
  ),
  serious: list(
    `éruption, urticaire, plaques rouges, blessé, blessée, blessure*, brûlé, brûlée, brûlure*, pris feu, prend feu, explosé, électrocut*, allergique, allergie, hôpital, urgences, empoisonn*, intoxic*, avocat, avocate, procès, porter plainte, plainte, police, répression des fraudes, dgccrf, tribunal`,
  ),
  asks: list(
    `est-ce que, est-ce, est-il, est-elle, sont-ils, sont-elles, peut-on, pouvez-vous, puis-je, comment, quand, où, quel, quelle, quels, quelles, combien, qui, pourquoi, y a-t-il, avez-vous, savez-vous, quelqu'un, existe-t-il, faut-il, c'est`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `cassé, cassée, cassés, casse, défectueux, défectueuse, ne fonctionne pas, ne fonctionne plus, ne marche pas, ne marche plus, fonctionne pas, fonctionne plus, marche pas, marche plus, en panne, abîmé, abîmée, endommagé, endommagée, déchiré, déchirée, rayé, rayée, hors service, ne s'allume pas, ne s'allume plus`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `manque, manquait, manquant, manquante, incomplet, incomplète, pas le bon, mauvais article, mauvaise taille, mauvaise couleur, pas inclus, pas fourni, n'est pas fourni, erreur de commande`,
      ),
    },
    delivery: {
      about: list(`livraison, livré, livrée, expédition, envoi, colis, transporteur`),
      good: list(
        `livraison rapide, livré rapidement, envoi rapide, expédition rapide, arrivé rapidement, arrivée rapide, reçu rapidement, rapidement reçu, livraison dans les temps, livraison impeccable, livré dans les temps, envoi soigné`,
      ),
      bad: list(
        `jamais reçu, jamais arrivé, pas reçu, en retard, retard de livraison, livraison lente, toujours pas reçu, jamais livré, livraison trop longue, colis perdu, pas livré`,
      ),
    },
    battery: {
      about: list(`batterie, autonomie, charge, chargeur, pile, piles`),
      good: list(
        `bonne autonomie, excellente autonomie, batterie tient, grande autonomie, autonomie excellente, très bonne autonomie, longue autonomie`,
      ),
      bad: list(
        `ne charge pas, ne charge plus, ne se recharge, tient pas la charge, se décharge, faible autonomie, mauvaise autonomie, batterie faible, autonomie décevante, batterie vide, ne recharge pas`,
      ),
    },
    zip: {
      about: list(`fermeture éclair, fermeture, zip, fermetures`),
      bad: list(
        `fermeture cassée, fermeture bloquée, fermeture coince, fermeture se coince, fermeture éclair cassée, fermeture éclair se bloque, fermeture éclair coince, zip cassé`,
      ),
    },
    size: {
      about: list(`taille, tailles, coupe, longueur`),
      good: list(
        `taille bien, taille parfaite, bonne taille, taille parfaitement, va parfaitement, taille correctement, taille nickel, coupe parfaite, taille idéale`,
      ),
      bad: list(
        `trop petit, trop petite, trop petits, trop grand, trop grande, trop grands, trop serré, trop serrée, trop large, trop court, trop courte, trop long, trop longue, taille petit, taille grand, taille trop, ne va pas, plus petit que`,
      ),
    },
    colour: {
      about: list(`couleur, couleurs, teinte, coloris`),
      good: list(
        `belle couleur, belles couleurs, jolie couleur, couleur magnifique, couleurs magnifiques, couleur superbe, jolies couleurs`,
      ),
      bad: list(`couleur différente, pas la même couleur, décoloré, décolorée, déteint, pas la bonne couleur`),
    },
    material: {
      about: list(`matière, matières, tissu, cuir, coton, laine, lin, matériau, matériaux`),
      good: list(`belle matière, tissu agréable, matière agréable, tissu doux, beau tissu, matière douce`),
      bad: list(
        `tissu fin, trop fin, trop fine, gratte, peluche, bouloche, plastique de mauvaise, matière de mauvaise`,
      ),
    },
    comfort: {
      about: list(`confort`),
      good: list(`confortable, confortables, très confortable, agréable à porter, agréables à porter`),
      bad: list(`inconfortable, inconfortables, fait mal, font mal, peu confortable, ampoules`),
    },
    sound: {
      about: list(`son, sonorité, basses, haut-parleur, audio`),
      good: list(`bon son, excellent son, très bon son, son excellent, super son, son de qualité`),
      bad: list(`mauvais son, pas de son, grésille, son médiocre, aucun son`),
    },
    taste: {
      about: list(`goût, saveur, saveurs, arôme`),
      good: list(`délicieux, délicieuse, très bon goût, bon goût, goût excellent, savoureux`),
      bad: list(`mauvais goût, sans goût, aucun goût, goût amer, trop amer, insipide, immangeable, imbuvable`),
    },
    smell: {
      about: list(`odeur, parfum, senteur`),
      good: list(`sent bon, sent très bon, bonne odeur, odeur agréable, parfum agréable, senteur agréable`),
      bad: list(`mauvaise odeur, sent mauvais, pue, odeur forte, odeur chimique, odeur désagréable, odeur horrible`),
    },
    packaging: {
      about: list(`emballage, emballé, emballée, paquet`),
      good: list(
        `bien emballé, bien emballée, très bien emballé, emballage soigné, bel emballage, emballage parfait, joliment emballé, soigneusement emballé`,
      ),
      bad: list(
        `mal emballé, mal emballée, emballage abîmé, emballage déchiré, carton abîmé, carton ouvert, emballage endommagé, emballage ouvert`,
      ),
    },
    service: {
      about: list(`service client, sav, service après-vente, vendeur, service, personnel, conseiller`),
      good: list(
        `bon service, excellent service, service client au top, vendeur sérieux, vendeur réactif, service rapide, très réactif, service client réactif, service client efficace`,
      ),
      bad: list(
        `aucune réponse, pas de réponse, sans réponse, ne répond pas, ne répondent pas, service client nul, service client inexistant, service nul, sav inexistant, mauvais service, sav nul, personne ne répond`,
      ),
    },
    ease: {
      about: list(`utilisation, notice, montage, installation, prise en main, réglage`),
      good: list(
        `facile à utiliser, simple à utiliser, facile d'utilisation, simple d'utilisation, facile à nettoyer, facile à monter, facile à installer, prise en main facile, très intuitif, très intuitive, intuitive, intuitif, prise en main rapide`,
      ),
      bad: list(
        `compliqué, compliquée, difficile à utiliser, difficile à régler, pas facile, notice incompréhensible, notice illisible, difficile à monter, impossible de connecter, impossible de la connecter`,
      ),
    },
    look: {
      about: list(`design, look, esthétique, style, apparence`),
      good: list(
        `très jolie, très joli, très belle, très beau, beau design, design élégant, élégante, élégant, joli design, très esthétique, belle montre, jolie montre, superbe design, stylé`,
      ),
      bad: list(
        `moche, fait cheap, pas conforme à la photo, pas comme sur la photo, différent de la photo, laid, laide`,
      ),
    },
    price: {
      about: list(`prix, tarif, rapport qualité, qualité-prix`),
      good: list(
        `bon rapport qualité, très bon rapport qualité, super rapport qualité, bon prix, prix raisonnable, petit prix, prix correct, excellent rapport qualité, prix imbattable, prix abordable`,
      ),
      bad: list(
        `trop cher, trop chère, hors de prix, prix excessif, trop élevé, argent jeté, argent par les fenêtres, prix abusif`,
      ),
    },
    quality: {
      about: list(`qualité, finition, finitions, fabrication`),
      good: list(
        `bonne qualité, très bonne qualité, excellente qualité, belle qualité, qualité au rendez-vous, super qualité, de qualité, bien fini, bien finie, belle finition, belles finitions, solide, robuste`,
      ),
      bad: list(
        `mauvaise qualité, qualité médiocre, mauvaise finition, très mauvaise qualité, piètre qualité, qualité décevante, bas de gamme, camelote, de mauvaise qualité, qualité nulle`,
      ),
    },
  },
}
