/** The styles of the parts of the shell that only the server draws: the browser's build has to know of them. */
import '#src/features/footer/Badges.module.css';
import '#src/features/footer/FooterGroups.module.css';
import '#src/features/header/ContactFooter.module.css';
import '#src/ui/display/SampleMark.module.css';
import '#src/ui/drawings/Ruler.module.css';
import '#src/ui/icons/SocialLinks.module.css';
import '#src/ui/sections/WholeWords.module.css';
