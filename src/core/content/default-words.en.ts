/** The English words of the content that the site comes with, also for what is in both languages. People are invented. */
export const englishWords = {
  hero: {
    title: 'Every size. Every step. Everyone.',
    subtitle:
      'Shoes that fit, clothes to be proud of, and neighbors who walk the next mile with you. FSR serves the Las Vegas valley, one person at a time.',
    primaryButtonText: 'Donate Now',
    secondaryButtonText: 'Learn More',
  },
  about: {
    title: 'It began with one pair of boots',
    description: [
      'A man just home from prison had a job offer on a construction site and a start date on Monday. What he did not have was a pair of boots the site would let him work in. On Sunday evening Josie Lacewell drove across town with a pair in his size. On Monday he went to work.',
      'The next call was about school shoes, and the one after that about a jacket for an interview. FSR grew the way good things grow here: neighbor by neighbor. Today we fit shoes and clothing for people without housing, people leaving incarceration and people with disabilities, and we stay for what comes next, with mentors, job-readiness classes, youth leadership and neighborhood cleanups.',
    ],
  },
  leaders: {
    founder: {
      title: 'Founder',
      bio: 'Josie spent years on the sales floor of a shoe store and can tell a size from across the room. She still runs the fitting bench on distribution days, because the right fit begins with a conversation.',
    },
    president: {
      title: 'President',
      bio: 'Otis came to FSR as a mentor and never left. He leads the mentorship and job-readiness programs and keeps them honest with one question: what does the person in front of us want to do next?',
    },
    treasurer: {
      title: 'Secretary/Treasurer',
      bio: 'Carmen keeps the books, the minutes and the storeroom. Every dollar and every pair of shoes that comes in is written down, and so is where it went.',
    },
  },
  mission: {
    title: 'Our Mission',
    imageAlt:
      'On a desert path at sunrise: someone in a wheelchair, a parent on a running blade and a sandal, and a baby’s foot over the rim of a pram.',
    description: [
      'We give shoes and clothing, new or as good as new, to people in the Las Vegas valley who need them: people living without a home, people coming back from incarceration, and people with disabilities, whose shoes are often the hardest to find.',
      'Everyone who comes to us chooses. We measure both feet, ask what the shoes are for, and keep looking until they fit. Orthopedic, extra wide, one of each size, easy to fasten with one hand: we ask our donors for those pairs too.',
    ],
    purposeTitle: 'Our Purpose',
    purposeDescription:
      'Good shoes are a beginning. With them come a mentor who calls back, a class that ends with a finished application, a team of young people who lead their own project, and a Saturday morning spent cleaning up the block together.',
  },
  vision: {
    title: 'Our Vision',
    description:
      'A Las Vegas where nobody misses a shift, a school day or a doctor’s appointment for want of something to wear.',
    visionPoints: [
      {
        title: 'Dignity & Confidence',
        description:
          'Choosing your own shoes, in your own size and style, is a small thing until you have gone without it. We offer a choice, never a mystery bag.',
      },
      {
        title: 'Equal Opportunity',
        description:
          'Work boots for the job site, dress shoes for the interview, adaptive shoes for the bus ride there. What a day asks for should not decide who may take part in it.',
      },
      {
        title: 'Empowerment & Education',
        description:
          'Our mentors and job-readiness classes help people write the résumé, practice the interview and plan the route, and our youth leaders learn by running projects of their own.',
      },
      {
        title: 'Community Partnerships',
        description:
          'Shelters, reentry programs, schools and local shops know who needs what. Together we bring the right pair to the right door and keep our neighborhoods clean.',
      },
    ],
    fulfillmentTitle: 'Fulfilling Our Purpose',
    fulfillmentDescription:
      'We get there by steady work: fitting days close to where people live, mentors who stay, classes that lead to an application, and open books that show donors where each gift went.',
  },
  gallery: {
    title: 'Community Impact',
  },
  pictures: {
    fitting: {
      alt: 'Two hands tie the lace of a child’s new sneaker on a fitting stool; boxes in many sizes wait on the shelves.',
      caption: 'Fitting day: we measure, we listen, and we keep looking until the shoe fits.',
    },
    mentorship: {
      alt: 'A mentor in dress shoes and a young person in high-tops sit on a park bench, shoes turned to each other, a basketball between them.',
      caption: 'Mentorship: an hour on a bench, every week, with somebody who remembers your name.',
    },
    jobReadiness: {
      alt: 'Under the desks of a class: work boots beside a rolling chair, and red pumps beside a cane.',
      caption: 'Job readiness: from a first résumé to the shoes for the first day.',
    },
    cleanup: {
      alt: 'Work boots and a broom sweep a neighborhood street; someone in running shoes walks ahead of a wagon with full bags.',
      caption: 'Neighborhood cleanup: young leaders pick the block, plan the day and lead the crew.',
    },
  },
  settings: {
    tagline: 'Shoes, clothing and a way forward in Las Vegas',
    description:
      'FSR is a Las Vegas nonprofit that gives shoes and clothing to people without housing, people leaving incarceration and people with disabilities, and runs mentorship, job-readiness, youth leadership and neighborhood cleanup programs.',
  },
};
