/** The public lists of articles, of the site's texts, and of what people say. */
export const SITE_SETS: Readonly<Record<string, readonly string[]>> = {
  'site.read-site': ['/api/site'],
  'articles.list-articles': ['/api/articles?language=sw'],
  'articles.read-article': ['/api/articles/high-blood-pressure?language=sw'],
  'articles.read-like': ['/api/articles/high-blood-pressure/like'],
  'site.list-testimonials': ['/api/testimonials?language=sw'],
  'site.read-page-text': ['/api/page-texts/about'],
  'site.read-page-version': ['/api/page-texts/about/version?version=0'],
};
