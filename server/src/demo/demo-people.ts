import type { LiveCountryCode } from '@tabibu/contract/countries';

/** Invented people of each live country; any likeness to a real doctor is chance. */
export interface DemoPeople {
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** Spoken by everybody. */
  readonly languages: readonly string[];
  /** One more, spoken by some. */
  readonly moreLanguages: readonly string[];
  readonly cities: readonly string[];
  /** Followed by three digits: a valid mobile number of the country. */
  readonly phonePrefix: string;
}

export const DEMO_PEOPLE: Readonly<Record<LiveCountryCode, DemoPeople>> = {
  TZ: {
    women: [
      'Asha Mwakyusa', 'Neema Massawe', 'Rehema Kimaro', 'Zainabu Omari', 'Upendo Mollel', 'Grace Lyimo', 'Mwanaidi Hamisi', 'Happiness Mushi',
      'Saida Mgaya', 'Anna Shirima', 'Fatuma Kileo', 'Joyce Komba', 'Salma Ngowi', 'Tumaini Urassa', 'Halima Kessy', 'Editha Rweyemamu',
      'Rukia Msuya', 'Agnes Haule', 'Mariam Swai', 'Devota Kaijage', 'Veronica Sanga', 'Hadija Mbwambo', 'Leah Mfinanga',
    ],
    men: [
      'Juma Mwasaga', 'Baraka Temba', 'Emmanuel Chuwa', 'Hamisi Lukumay', 'Godfrey Mlay', 'Rashidi Mapunda', 'Elias Kahigwa', 'Salum Mkude',
      'Joseph Mrosso', 'Daudi Ngowi', 'Abdallah Kombo', 'Frank Minja', 'Mussa Lugendo', 'Ibrahim Sheha', 'Deogratius Rutta', 'Selemani Mtanga',
      'Gerald Mwambene', 'Omari Kiswaga', 'Innocent Mboya', 'Peter Laizer', 'Idrissa Hemedi', 'Amani Kisanga', 'Yusufu Mwanga',
    ],
    languages: ['Kiswahili', 'English'],
    moreLanguages: ['Kichaga', 'Kisukuma', 'Kihaya', 'Kinyakyusa', 'Français'],
    cities: ['Dar es Salaam', 'Moshi', 'Mwanza', 'Dodoma', 'Mbeya'],
    phonePrefix: '+255784000',
  },
  KE: {
    women: [
      'Wanjiru Kimani', 'Achieng Odhiambo', 'Njeri Kariuki', 'Atieno Onyango', 'Chebet Rotich', 'Mwende Mutiso', 'Faith Wekesa', 'Nyambura Ng’ang’a',
      'Akinyi Okoth', 'Zawadi Mwachiro', 'Mercy Koech', 'Wairimu Gitau', 'Jepkosgei Langat', 'Amina Hassan', 'Cynthia Mogaka', 'Kerubo Nyaga',
      'Nasimiyu Simiyu', 'Esther Nzioka', 'Wambui Karanja', 'Purity Muthoni',
    ],
    men: [
      'Kamau Ndung’u', 'Otieno Owino', 'Kiprotich Cherono', 'Mutua Musyoka', 'Brian Maina', 'Ochieng Ouma', 'Kipchumba Sang', 'Mwangi Njoroge',
      'Hassan Abdi', 'Kevin Barasa', 'Njoroge Waweru', 'Dennis Omondi', 'Cheruiyot Bett', 'Samuel Wafula', 'Victor Mutiso', 'Abdullahi Noor',
      'Collins Oloo', 'Titus Kilonzo', 'Geoffrey Makori', 'Salim Mwinyi',
    ],
    languages: ['English', 'Kiswahili'],
    moreLanguages: ['Gĩkũyũ', 'Dholuo', 'Kalenjin', 'Kikamba', 'Soomaali'],
    cities: ['Nairobi', 'Eldoret', 'Kisumu', 'Mombasa'],
    phonePrefix: '+254722000',
  },
  UG: {
    women: [
      'Sarah Namutebi', 'Juliet Nalubega', 'Brenda Akello', 'Doreen Kyomuhendo', 'Patience Birungi', 'Immaculate Nansubuga', 'Prossy Nakato',
      'Winnie Apio', 'Hellen Auma', 'Ritah Nabirye', 'Harriet Tusiime', 'Justine Natukunda', 'Phiona Kabasinguzi',
    ],
    men: [
      'Ronald Ssempijja', 'Moses Okello', 'Isaac Mukasa', 'Denis Opio', 'Ivan Tumwesigye', 'Patrick Byaruhanga', 'Geoffrey Lubega', 'Simon Odongo',
      'Robert Muhwezi', 'Andrew Kato', 'Godfrey Kigozi', 'Herbert Ojok', 'Julius Wasswa',
    ],
    languages: ['English', 'Luganda'],
    moreLanguages: ['Kiswahili', 'Runyankole', 'Acholi', 'Lusoga'],
    cities: ['Kampala', 'Mbarara', 'Gulu'],
    phonePrefix: '+256772000',
  },
  RW: {
    women: [
      'Aline Uwimana', 'Claudine Mukamana', 'Diane Ingabire', 'Solange Uwase', 'Clarisse Umutoni', 'Josiane Mukeshimana', 'Chantal Uwamahoro',
      'Immaculée Mukandayisenga', 'Espérance Nyirahabimana', 'Vestine Umuhoza', 'Béatrice Iradukunda',
    ],
    men: [
      'Jean-Bosco Habimana', 'Eric Mugisha', 'Emmanuel Niyonzima', 'Olivier Hakizimana', 'Jean-Claude Nsengiyumva', 'Innocent Bizimana',
      'Théogène Ndayisaba', 'Patrick Gasana', 'Aimable Kayitare', 'Fidèle Nshimiyimana', 'Alphonse Rukundo',
    ],
    languages: ['Ikinyarwanda', 'Français'],
    moreLanguages: ['English', 'Kiswahili'],
    cities: ['Kigali', 'Huye'],
    phonePrefix: '+250788000',
  },
  BI: {
    women: [
      'Jeanne Nahimana', 'Goreth Niyonkuru', 'Nadine Irakoze', 'Spès Kaneza', 'Odette Bukuru', 'Révérienne Inamahoro', 'Ange Nininahazwe',
      'Évelyne Ndayizeye', 'Denise Nshimirimana', 'Joselyne Hakizimana',
    ],
    men: [
      'Désiré Manirakiza', 'Pascal Bigirimana', 'Léonidas Ndikumana', 'Dieudonné Niyongabo', 'Égide Barutwanayo', 'Gérard Havyarimana',
      'Méthode Nduwimana', 'Thierry Sindayigaya', 'Audace Nzeyimana', 'Prosper Ntahomvukiye',
    ],
    languages: ['Ikirundi', 'Français'],
    moreLanguages: ['Kiswahili', 'English'],
    cities: ['Bujumbura', 'Gitega'],
    phonePrefix: '+25779561',
  },
  ZA: {
    women: [
      'Nomvula Dlamini', 'Thandeka Nkosi', 'Lerato Mokoena', 'Zanele Khumalo', 'Anika van der Merwe', 'Priya Naidoo', 'Nokuthula Mahlangu',
      'Palesa Molefe', 'Chantelle Jacobs', 'Ayesha Cassim', 'Refilwe Tshabalala', 'Busisiwe Mthembu', 'Marlize Botha',
    ],
    men: [
      'Sipho Ndlovu', 'Thabo Mokwena', 'Johan Pretorius', 'Lwazi Zulu', 'Kagiso Moagi', 'Rajesh Pillay', 'Mandla Sithole', 'Tshepo Maseko',
      'Pieter Swanepoel', 'Yusuf Patel', 'Bongani Cele', 'Ruan Coetzee', 'Katlego Modise',
    ],
    languages: ['English'],
    moreLanguages: ['isiZulu', 'isiXhosa', 'Sesotho', 'Afrikaans', 'Setswana'],
    cities: ['Johannesburg', 'Cape Town', 'Durban', 'Bloemfontein'],
    phonePrefix: '+27711234',
  },
};
