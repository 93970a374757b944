export interface Source {
  /** What it is, in the language of the trade press: names are not translated. */
  readonly name: string;
  /** Where it was read, without `https://`; empty for what has no page of its own. */
  readonly address: string;
}

/**
 * Where facts and figures of scales, limits and articles come from, by tag. `PD` in a limit means this product's own
 * definition, `FARM` a figure that the farm has set. docs/flockscore.md lists the same.
 */
export const sources: Readonly<Record<string, Source>> = {
  S1: {
    name: 'Directive 2007/43/EC on broilers, Annex II',
    address: 'legislation.gov.uk/eudr/2007/43/annex/II',
  },
  S2: {
    name: 'RVO (Netherlands), extra rules for broiler density classes 2 and 3',
    address: 'rvo.nl/onderwerpen/dieren-houden-verkopen-verzorgen/voetzoollaesies-vleeskuikens/categorie-2-en-3',
  },
  S3: {
    name: 'Alltech, poultry manure scoring',
    address: 'alltech.com/alltech-poultry-manure-online-scoring-system',
  },
  S4: { name: 'Kemin, farm tools: droppings', address: 'kemin.com/en/africa/products/clostat/farm-tools' },
  S5: {
    name: 'Rural Veterinary Outreach, poultry fecal analysis',
    address: 'ruralveterinaryoutreach.org/2025/05/04/poultry-fecal-analysis-poop',
  },
  S7: {
    name: 'Poultry World, foamy poultry droppings',
    address: 'poultryworld.net/health-nutrition/foamy-poultry-droppings-what-does-it-mean',
  },
  S8: {
    name: 'The Poultry Site, dysbacteriosis',
    address: 'thepoultrysite.com/disease-guide/dysbacteriosis-non-specific-bacterial-enteritis',
  },
  S9: { name: 'Evaluating wet droppings (authors of Zoetis)', address: 'scribd.com/document/543723667' },
  S10: { name: 'University of Florida IFAS, VM090, feed passage', address: 'edis.ifas.ufl.edu/publication/VM090' },
  S11: {
    name: 'AgriFutures litter manual, defining litter conditions',
    address: 'chicken-meat-extension-agrifutures.com.au',
  },
  S12: {
    name: 'AgriFutures litter manual, what causes caking',
    address: 'chicken-meat-extension-agrifutures.com.au',
  },
  S13: {
    name: 'AAAP litter subcommittee, guidelines to assess litter',
    address: 'sambuz.com/doc/practical-guidelines-to-assess-poultry-litter-ppt-presentation-76120',
  },
  S14: {
    name: 'Mocz and others 2024, three visual litter scales',
    address: 'doi.org/10.1080/00071668.2024.2410361',
  },
  S15: { name: 'Engormix, wet litter in broiler production', address: 'en.engormix.com' },
  S16: {
    name: 'Egli Journal, Swiss control points 2021–2023',
    address: 'egli-journal.ch/tierwohl-verlangt-trockene-einstreu',
  },
  S17: { name: 'Hocking and others 2008, foot pad classes', address: 'doi.org/10.1017/s0043933908000068' },
  S18: {
    name: 'Toppel and others 2019, foot pads of turkeys',
    address: 'frontiersin.org/articles/10.3389/fvets.2019.00025',
  },
  S19: { name: 'Stracke and others 2020, histology of foot pads, Animal Welfare 29', address: 'awionline.org' },
  S20: {
    name: 'Stracke and others 2021, digital pads of turkeys',
    address: 'frontiersin.org/articles/10.3389/fvets.2020.613516',
  },
  S22: {
    name: 'de Jong and others 2012, measuring foot pad lesions, Animal Welfare 21:325–330',
    address: 'library.wur.nl/WebQuery/wurpubs/426570',
  },
  S23: { name: 'Kiwa CBD, Dutch formula of foot pad scores', address: 'cbd.info/Diensten/Voetzoollaesies.aspx' },
  S24: { name: 'Boerderij, on the Dutch lines of 80 and 120', address: 'boerderij.nl' },
  S25: {
    name: 'Coppens; Nieuwe Oogst, Dutch rules on foot pads',
    address: 'coppens.nl/pluimvee/vleeskuikens/voetzoollaesies',
  },
  S27: { name: 'AssureWel, bird dirtiness', address: 'assurewel.org/layinghens/birddirtiness.html' },
  S28: { name: 'AssureWel, laying hens: protocol and sampling', address: 'assurewel.org/layinghens.html' },
  S33: {
    name: 'Penn State, detecting ammonia with inexpensive instruments',
    address: 'poultryproducer.com/poultry-news/detecting-ammonia-in-poultry-housing-using-inexpensive-instruments',
  },
  S34: { name: 'Penn State Extension, ammonia monitoring instruments', address: 'extension.psu.edu' },
  S35: {
    name: 'Miles 2006, USDA-ARS, test paper for ammonia',
    address: 'ars.usda.gov/research/publications/publication/?seqNo115=184660',
  },
  S36: { name: 'Raised by a Canadian Farmer, text of the programme', address: 'poultryproducer.com/?p=11601' },
  S37: {
    name: 'Atapattu and others 2017, ammonia by height and hour',
    address: 'animbiosci.org/journal/view.php?number=23728',
  },
  S38: {
    name: 'Review of ammonia guidelines in poultry farming (JAPR)',
    address: 'h2oblogged.wordpress.com/2012/04/09/nh3-guidelines-in-poultry-farming',
  },
  S39: { name: 'Ammonia and poultry welfare: a review', address: 'discovery.researcher.life' },
  S40: {
    name: 'Review citing NY/T 388 of the Chinese farm ministry',
    address: 'handmsg.com/page/2015/0530/22422261.shtml',
  },
  S43: { name: 'UC Davis, which birds to sample', address: 'ucdlayinghenassessment.com/which-birds.html' },
  S45: {
    name: 'Abdelfattah and others 2020, welfare of ducks on walks',
    address: 'doi.org/10.1016/j.psj.2019.10.006',
  },
  S46: { name: 'Damaziak and others 2024, welfare of ducks', address: 'doi.org/10.2478/aoas-2024-0054' },
  S55: { name: 'T-FLAWS, text of a Canadian training course (secondary)', address: '' },
  S57: { name: 'Wilson score interval', address: 'rossmanchance.com/applets/CIformulas.htm' },
  S59: { name: 'Chinese guides to droppings', address: 'kejianjc.com/article_5199_128.html' },
  S60: {
    name: 'Granquist and others 2019, 50 Norwegian broiler flocks',
    address: 'doi.org/10.1017/S1751731119000466',
  },
  S62: {
    name: 'Colorado State University, Newcastle disease; general texts on turkeys',
    address: 'coloradodisasterhelp.colostate.edu',
  },
  S63: { name: 'Poultry World, coccidiosis', address: 'poultryworld.net/topic/coccidiosis' },
  S64: { name: 'ForFarmers, advice for healthy foot pads', address: 'forfarmers.nl/pluimvee' },
  S66: {
    name: 'The Poultry Site, water utilisation in broilers',
    address: 'thepoultrysite.com/articles/water-utilisation-in-broilers',
  },
};
